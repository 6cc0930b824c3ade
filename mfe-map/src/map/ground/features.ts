import { decodeMap, type MapFeature, type MapGeometry, type StoredMap } from '@guide/contracts/city/map';
import { createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { getTransform, transformExtent } from 'ol/proj.js';

/** An OpenLayers feature with `drawn`, its record in the city pack. */
export type DrawnFeature = Feature<Geometry> & { drawn: MapFeature };

/** From degrees to metres. `fromLonLat` would look up both projections for each position. */
export const mercator = getTransform('EPSG:4326', 'EPSG:3857')!;

function geometryOf(shape: MapGeometry): Geometry {
  if (shape.type === 'Point') return new Point(mercator(shape.coordinates));
  const isLine = shape.type === 'LineString';
  const positions = mercator((isLine ? shape.coordinates : shape.coordinates[0]).flat(), undefined, 2);
  return isLine ? new LineString(positions, 'XY') : new Polygon(positions, 'XY', [positions.length]);
}

export const drawnFeatures = (map: StoredMap): DrawnFeature[] =>
  decodeMap(map).map((drawn) => Object.assign(new Feature(geometryOf(drawn.geometry)), { drawn }));

/** Extent of the map in Web Mercator; null if nothing is drawn. */
export function drawnBounds({ bounds }: StoredMap, features: DrawnFeature[]): Extent | null {
  if (bounds) return transformExtent(bounds, 'EPSG:4326', 'EPSG:3857');
  const all = createEmpty();
  for (const feature of features) extend(all, feature.getGeometry()!.getExtent());
  return isEmpty(all) ? null : all;
}
