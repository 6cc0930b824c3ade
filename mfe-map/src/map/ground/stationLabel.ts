import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { BODY } from './fonts';
import { glyphIcon } from './glyphIcon';
import type { LabelMaker } from './labelMaker';
import type { Palette } from './palette';

/** First zoom of the sign, by rank: termini, interchanges, others. */
const SIGN_FROM = { 1: 12.25, 2: 13.5, 3: 14.5 };
const NAME_FROM = 15;

/** A terminus has the pack's sign of a station, others a ring; names come with the streets. */
export function stationLabel(colours: Palette): LabelMaker {
  const sign = glyphIcon('station', { fill: colours.station, ring: colours.stationGround }, 18);
  const ring = (radius: number) =>
    new CircleStyle({
      radius,
      fill: new Fill({ color: colours.stationGround }),
      stroke: new Stroke({ color: colours.station, width: 2.2 }),
      declutterMode: 'declutter',
    });
  return ({ drawn }, zoom) => {
    const rank = drawn.rank ?? 3;
    if (zoom < SIGN_FROM[rank]) return undefined;
    const named = zoom >= NAME_FROM;
    return new Style({
      zIndex: 50 - rank * 8,
      image: rank === 1 ? sign : ring(rank === 2 ? 4.2 : 3.4),
      text: named
        ? new Text({
            text: drawn.name,
            offsetY: rank === 1 ? 17 : 13,
            font: `600 11.5px ${BODY}`,
            fill: new Fill({ color: colours.station }),
            stroke: new Stroke({ color: colours.halo, width: 3 }),
          })
        : undefined,
    });
  };
}
