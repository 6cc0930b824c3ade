import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Place } from '../../places/place';
import { BODY } from '../ground/fonts';
import type { Palette } from '../ground/palette';
import { styleCache } from '../ground/styleCache';

/** Radius of a single marker and of the smallest group, pixels. */
const SINGLE = 8;
const GROUP = 12;
const LARGEST_GROWTH = 9;

/** The dot of a place in the colour of its kind; a ring with their number for several, unlike a rank's disc. */
export function markerStyle(colours: Palette) {
  const once = styleCache<Style>();
  const single = (kind: Place['category'], selected: boolean) =>
    new Style({
      zIndex: selected ? 3 : 1,
      image: new CircleStyle({
        radius: selected ? SINGLE + 3 : SINGLE,
        fill: new Fill({ color: selected ? colours.selected : colours[kind] }),
        stroke: new Stroke({ color: colours.markerRing, width: 2.5 }),
      }),
    });
  const group = (count: number, selected: boolean) =>
    new Style({
      zIndex: 2,
      image: new CircleStyle({
        radius: GROUP + Math.min(LARGEST_GROWTH, Math.log2(count) * 1.4),
        fill: new Fill({ color: selected ? colours.selected : colours.cluster }),
        stroke: new Stroke({ color: colours.clusterText, width: 2 }),
      }),
      text: new Text({
        text: String(count),
        font: `700 13px ${BODY}`,
        fill: new Fill({ color: selected ? colours.selectedText : colours.clusterText }),
      }),
    });
  return (places: Place[], selected: boolean): Style => {
    const [first] = places;
    return places.length === 1
      ? once(`${first!.category} ${selected}`, () => single(first!.category, selected))
      : once(`${places.length} ${selected}`, () => group(places.length, selected));
  };
}
