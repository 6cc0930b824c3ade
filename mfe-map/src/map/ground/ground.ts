import type { StoredMap } from '@guide/contracts/city/map';
import type Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import VectorSource from 'ol/source/Vector.js';
import { drawnBounds, drawnFeatures } from './features';
import { groundStyle } from './groundStyle';
import { createLabels } from './labels';
import { palette } from './palette';
import { PictureLayer } from './pictureLayer';

/** How much larger than the map's frame the picture is, so that a drag seldom has to draw anew. */
const IMAGE_RATIO = 1.6;

/** The illustrated map: one layer for the ground, one for names and symbols. Each is a picture while the map moves. */
export function createGround(map: StoredMap) {
  const features = drawnFeatures(map);
  const source = new VectorSource<Feature<Geometry>>({
    features: features.filter(({ drawn }) => drawn.kind !== 'riverLabel'),
  });
  const ground = new PictureLayer({ source, imageRatio: IMAGE_RATIO, zIndex: 1 });
  const labels = createLabels(features);
  return {
    layers: [ground, labels.layer],
    labels,
    bounds: drawnBounds(map, features),
    /** The drawn neighbourhoods, for hovering and choosing. */
    areas: features.filter(({ drawn }) => drawn.kind === 'area'),
    paint(dark: boolean) {
      const colours = palette(dark);
      ground.setStyle(groundStyle(colours));
      labels.paint(colours);
    },
  };
}
