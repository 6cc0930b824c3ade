import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { DISPLAY } from './fonts';
import { glyphIcon } from './glyphIcon';
import type { LabelMaker } from './labelMaker';
import type { Palette } from './palette';

const GLYPH_FROM = 12.75;
const NAME_FROM = 14.5;

/** The small pictures of landmarks; their names from closer by. */
export function landmarkLabel(colours: Palette): LabelMaker {
  return ({ drawn }, zoom) => {
    if (zoom < GLYPH_FROM || !drawn.glyph) return undefined;
    const glyph = drawn.glyph;
    const named = zoom >= NAME_FROM;
    const size = named ? 30 : 22;
    const inks = { fill: colours.landmark, ring: colours.halo };
    return new Style({
      zIndex: 35,
      image: glyphIcon(glyph, inks, size),
      text: named
        ? new Text({
            text: drawn.name,
            offsetY: 22,
            font: `550 12px ${DISPLAY}`,
            fill: new Fill({ color: colours.landmark }),
            stroke: new Stroke({ color: colours.halo, width: 3 }),
          })
        : undefined,
    });
  };
}
