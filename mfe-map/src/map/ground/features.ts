import { decodeMap, type MapFeature, type MapGeometry, type StoredMap } from '@guide/contracts/city/map';
import { createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';

/** An OpenLayers feature with `drawn`, its record in the city pack. */
export type DrawnFeature = Feature<Geometry> & { drawn: MapFeature };

function geometryOf(shape: MapGeometry): Geometry {
  if (shape.type === 'Point') return new Point(fromLonLat(shape.coordinates));
  if (shape.type === 'LineString') return new LineString(shape.coordinates.map((at) => fromLonLat(at)));
  return new Polygon([shape.coordinates[0].map((at) => fromLonLat(at))]);
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
