import type { MapFeature } from '@guide/contracts/city/map';
import type Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { getUid } from 'ol/util.js';
import type { DrawnFeature } from './features';
import type { LabelMaker } from './labelMaker';
import { landmarkLabel } from './landmarkLabel';
import { lineLabel } from './lineLabel';
import type { Palette } from './palette';
import { placeLabel } from './placeLabel';
import { stationLabel } from './stationLabel';
import { styleCache } from './styleCache';
import { zoomOf } from './zoom';

/**
 * The style of names and symbols by zoom: areas, river and parks from 12, bridges and major roads from 14, streets
 * and stations from 15. What does not fit is left out, the more important first served.
 */
export function labelStyle(colours: Palette): StyleFunction {
  const once = styleCache<{ style: Style | undefined }>();
  const makers: Partial<Record<MapFeature['kind'], LabelMaker>> = {
    ...placeLabel(colours),
    ...lineLabel(colours),
    station: stationLabel(colours),
    landmark: landmarkLabel(colours),
  };
  return (feature, resolution) => {
    const { drawn } = feature as DrawnFeature;
    const make = makers[drawn.kind];
    if (!make) return undefined;
    const zoom = zoomOf(resolution);
    const key = `${drawn.kind} ${drawn.name} ${drawn.rank} ${zoom} ${getUid(feature)}`;
    return once(key, () => ({ style: make(feature as DrawnFeature, zoom, resolution) })).style;
  };
}
