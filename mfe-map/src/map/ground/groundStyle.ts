import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import type { DrawnFeature } from './features';
import type { Palette } from './palette';
import { roadStyle } from './roadStyle';
import { styleCache } from './styleCache';
import { widthAt, zoomOf } from './zoom';

const LEVEL = { area: 1, park: 2, water: 3, rail: 5 };

const RAIL_MIN_ZOOM = 11.5;
const SLEEPERS_MIN_ZOOM = 12.5;

export function groundStyle(colours: Palette): StyleFunction {
  const cached = styleCache<Style[]>();
  const tints = new Map<FeatureLike, number>();
  const tintOf = (feature: FeatureLike) => {
    if (!tints.has(feature)) tints.set(feature, tints.size % colours.areas.length);
    return tints.get(feature)!;
  };
  const road = roadStyle(colours);

  return (feature, resolution) => {
    const { drawn } = feature as DrawnFeature;
    const zoom = zoomOf(resolution);
    switch (drawn.kind) {
      case 'area': {
        const tint = tintOf(feature);
        return cached(`area ${tint}`, () => [
          new Style({
            zIndex: LEVEL.area,
            fill: new Fill({ color: colours.areas[tint] }),
            stroke: new Stroke({ color: colours.areaEdge, width: 1, lineDash: [2, 4] }),
          }),
        ]);
      }
      case 'park':
        return cached('park', () => [
          new Style({
            zIndex: LEVEL.park,
            fill: new Fill({ color: colours.park }),
            stroke: new Stroke({ color: colours.parkEdge, width: 1 }),
          }),
        ]);
      case 'river':
      case 'lake':
        return cached('water', () => [
          new Style({
            zIndex: LEVEL.water,
            fill: new Fill({ color: colours.water }),
            stroke: new Stroke({ color: colours.waterEdge, width: 1.2 }),
          }),
        ]);
      case 'canal':
        return cached(`canal ${zoom}`, () => [
          new Style({
            zIndex: LEVEL.water,
            stroke: new Stroke({ color: colours.water, width: widthAt(zoom, 1.4, 9), lineCap: 'round' }),
          }),
        ]);
      case 'rail':
        return zoom < RAIL_MIN_ZOOM ? undefined : cached(`rail ${zoom}`, () => railStyle(colours, zoom));
      case 'road':
      case 'bridge':
        return road(drawn, zoom);
      default:
        return undefined;
    }
  };
}

function railStyle(colours: Palette, zoom: number): Style[] {
  const line = new Style({
    zIndex: LEVEL.rail,
    stroke: new Stroke({ color: colours.rail, width: widthAt(zoom, 1, 4) }),
  });
  if (zoom < SLEEPERS_MIN_ZOOM) return [line];
  const gaps = new Stroke({ color: colours.railGap, width: widthAt(zoom, 0.6, 2.4), lineDash: [7, 7] });
  return [line, new Style({ zIndex: LEVEL.rail, stroke: gaps })];
}
