import type { StoredMap } from '@guide/contracts/city/map';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import { edgeFeatures, edgeStyle } from './edge';
import { drawnFeatures } from './features';
import { groundStyle } from './groundStyle';
import { createLabels } from './labels';
import { palette } from './palette';

/** How much more than the map's frame is drawn, so that a drag does not come to an edge at once. */
const ROOM = 1.4;

/**
 * The illustrated map: one layer for the ground, one for its edge, and one for names and symbols. Each is a picture
 * while the map moves.
 */
export function createGround(map: StoredMap) {
  const features = drawnFeatures(map);
  const ground = new VectorImageLayer({
    source: new VectorSource({ features: features.filter(({ drawn }) => drawn.kind !== 'riverLabel') }),
    imageRatio: ROOM,
    zIndex: 1,
  });
  const edge = new VectorImageLayer({
    source: new VectorSource({ features: edgeFeatures(features) }),
    imageRatio: ROOM,
    zIndex: 2,
  });
  const labels = createLabels(features);
  return {
    layers: [ground, edge, labels.layer],
    labels,
    /** The drawn neighbourhoods, for hovering and choosing. */
    areas: features.filter(({ drawn }) => drawn.kind === 'area'),
    paint(dark: boolean) {
      const colours = palette(dark);
      ground.setStyle(groundStyle(colours));
      edge.setStyle(edgeStyle(colours));
      labels.paint(colours);
    },
  };
}
