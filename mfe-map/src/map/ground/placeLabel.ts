import Point from 'ol/geom/Point.js';
import { fromLonLat } from 'ol/proj.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { DrawnFeature } from './features';
import { BODY, DISPLAY } from './fonts';
import type { LabelMaker } from './labelMaker';
import type { Palette } from './palette';

/** Names of areas leave room for streets above this zoom. */
const AREAS_UNTIL = 16.5;
const NAMES_FROM = 12;
const LAKES_FROM = 14.5;
/** Width of a letter of a park's name, about, in pixels. */
const LETTER_WIDTH_PX = 5.2;

const spaced = (name: string) => [...name.toUpperCase()].join('\u200a');
const broken = (name: string) => (name.length > 14 ? name.replace(/ (?=\S+$)/, '\n') : name);
const where = ({ drawn }: DrawnFeature) => (drawn.label ? new Point(fromLonLat(drawn.label)) : undefined);

/** Names that stand on a surface: areas, parks, lakes. */
export function placeLabel(colours: Palette): Record<'area' | 'park' | 'lake', LabelMaker> {
  const area: LabelMaker = (feature, zoom) => {
    if (zoom < NAMES_FROM || zoom > AREAS_UNTIL) return undefined;
    const size = zoom < 13 ? 11.5 : zoom < 14 ? 13 : 15;
    return new Style({
      zIndex: 60,
      geometry: where(feature),
      text: new Text({
        text: spaced(feature.drawn.name),
        font: `650 ${size}px ${BODY}`,
        fill: new Fill({ color: colours.areaText }),
        stroke: new Stroke({ color: colours.halo, width: 3.2 }),
        overflow: true,
        padding: [4, 6, 4, 6],
      }),
    });
  };
  const italic = (feature: DrawnFeature, size: number, fill: string, halo: string, zIndex: number) =>
    new Style({
      zIndex,
      geometry: where(feature),
      text: new Text({
        text: broken(feature.drawn.name),
        font: `italic 500 ${size}px ${DISPLAY}`,
        fill: new Fill({ color: fill }),
        stroke: new Stroke({ color: halo, width: 2.5 }),
        overflow: true,
        padding: [2, 3, 2, 3],
      }),
    });
  const park: LabelMaker = (feature, zoom, resolution) => {
    const [west, , east] = feature.getGeometry()!.getExtent() as [number, number, number, number];
    const tooNarrow = (east - west) / resolution < feature.drawn.name.length * LETTER_WIDTH_PX;
    if (zoom < NAMES_FROM || tooNarrow) return undefined;
    return italic(feature, zoom > 14 ? 14 : 12, colours.parkText, colours.parkHalo, 40);
  };
  const lake: LabelMaker = (feature, zoom) =>
    zoom < LAKES_FROM ? undefined : italic(feature, 12, colours.waterText, colours.waterHalo, 20);
  return { area, park, lake };
}
