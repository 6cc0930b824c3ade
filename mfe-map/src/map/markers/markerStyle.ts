import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Place } from '../../places/place';
import { BODY } from '../ground/fonts';
import type { Palette } from '../ground/palette';
import { styleCache } from '../ground/styleCache';
import { groupRadius, SINGLE_RADIUS_PX } from './arrange';

const RING_PX = 2.5;

/** A dot in the category's colour, or the number of places in a group. */
export function markerStyle(colours: Palette) {
  const cached = styleCache<Style>();
  const single = (kind: Place['category'], selected: boolean) =>
    new Style({
      zIndex: selected ? 3 : 1,
      image: new CircleStyle({
        radius: SINGLE_RADIUS_PX + (selected ? 1 : -1),
        fill: new Fill({ color: selected ? colours.selected : colours[kind] }),
        stroke: new Stroke({ color: colours.markerRing, width: RING_PX }),
      }),
    });
  const group = (count: number, selected: boolean) =>
    new Style({
      zIndex: 2,
      image: new CircleStyle({
        radius: groupRadius(count) - 1,
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
      ? cached(`${first!.category} ${selected}`, () => single(first!.category, selected))
      : cached(`${places.length} ${selected}`, () => group(places.length, selected));
  };
}
