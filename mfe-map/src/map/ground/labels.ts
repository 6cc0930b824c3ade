import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Point from 'ol/geom/Point.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import type { DrawnFeature } from './features';
import { labelStyle } from './labelStyle';
import type { Palette } from './palette';

const LABELLED = new Set([
  'area',
  'park',
  'lake',
  'riverLabel',
  'canal',
  'road',
  'bridge',
  'station',
  'landmark',
]);

/** Radius that a marker covers, pixels. */
const COVERED = 19;
const obstacle = new Style({
  zIndex: 1000,
  image: new CircleStyle({
    radius: COVERED,
    fill: new Fill({ color: 'rgba(0,0,0,0.004)' }),
    declutterMode: 'obstacle',
  }),
});

/**
 * Names and symbols. They are written when the map has come to rest: while it moves they are a picture, as letters
 * cost more than all else. Nothing is written under a marker.
 */
export function createLabels(features: DrawnFeature[]) {
  const source = new VectorSource<Feature<Geometry>>({
    features: features.filter(({ drawn }) => LABELLED.has(drawn.kind)),
  });
  const layer = new VectorImageLayer({ source, declutter: true, imageRatio: 1.4, zIndex: 20 });
  const covered = new Map<string, Feature<Geometry>[]>();
  return {
    layer,
    paint(colours: Palette) {
      const style = labelStyle(colours);
      layer.setStyle((feature, resolution) => ('drawn' in feature ? style(feature, resolution) : obstacle));
    },
    /**
     * Keeps the ground below markers free of letters.
     * @param kind of markers; what was said of it before no longer holds
     */
    cover(kind: string, places: Coordinate[]) {
      source.removeFeatures(covered.get(kind) ?? []);
      const obstacles = places.map((at) => new Feature<Geometry>(new Point(at)));
      covered.set(kind, obstacles);
      source.addFeatures(obstacles);
    },
  };
}
