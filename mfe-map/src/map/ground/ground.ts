import type { StoredMap } from '@guide/contracts/city/map';
import type Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import VectorSource from 'ol/source/Vector.js';
import { nextTask } from '../nextTask';
import { drawnBounds, drawnFeatures } from './features';
import { groundStyle } from './groundStyle';
import { createLabels } from './labels';
import { palette } from './palette';
import { PictureLayer } from './pictureLayer';

/** The picture is larger than the map, so that few drags require drawing. */
const IMAGE_RATIO = 1.6;

const SURFACES = new Set(['area', 'park', 'river', 'lake', 'canal']);

/** The illustrated map: surfaces, roads and railways, labels. While the map moves, each layer is a cached picture. */
export async function createGround(map: StoredMap) {
  const features = drawnFeatures(map);
  await nextTask();
  const layerOf = (isSurface: boolean) => {
    const layerFeatures = features.filter(
      ({ drawn }) => SURFACES.has(drawn.kind) === isSurface && drawn.kind !== 'riverLabel',
    );
    const source = new VectorSource<Feature<Geometry>>({ features: layerFeatures });
    return new PictureLayer({ source, imageRatio: IMAGE_RATIO, zIndex: 1 });
  };
  const pictures = [layerOf(true), layerOf(false)];
  await nextTask();
  const labels = createLabels(features);
  return {
    layers: [...pictures, labels.layer],
    labels,
    bounds: drawnBounds(map, features),
    areas: features.filter(({ drawn }) => drawn.kind === 'area'),
    paint(dark: boolean) {
      const colours = palette(dark);
      const style = groundStyle(colours);
      for (const picture of pictures) picture.setStyle(style);
      labels.paint(colours);
    },
  };
}
