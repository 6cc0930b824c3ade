import type { StoredMap } from '@guide/contracts/city/map';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import { edgeFeatures, edgeStyle } from './edge';
import { drawnFeatures } from './features';
import { groundStyle } from './groundStyle';
import { labelStyle } from './labelStyle';
import { palette } from './palette';

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

/**
 * The illustrated map: one layer for the ground, kept as a picture while the map moves, one for its edge, and one
 * for names and symbols.
 */
export function createGround(map: StoredMap) {
  const features = drawnFeatures(map);
  const ground = new VectorImageLayer({
    source: new VectorSource({ features: features.filter(({ drawn }) => drawn.kind !== 'riverLabel') }),
    imageRatio: 1.4,
    zIndex: 1,
  });
  const edge = new VectorImageLayer({
    source: new VectorSource({ features: edgeFeatures(features) }),
    imageRatio: 1.4,
    zIndex: 2,
  });
  const labels = new VectorLayer({
    source: new VectorSource({ features: features.filter(({ drawn }) => LABELLED.has(drawn.kind)) }),
    declutter: true,
    renderBuffer: 160,
    zIndex: 20,
  });
  return {
    layers: [ground, edge, labels],
    labels,
    /** The drawn neighbourhoods, for hovering and choosing. */
    areas: features.filter(({ drawn }) => drawn.kind === 'area'),
    paint(dark: boolean) {
      const colours = palette(dark);
      ground.setStyle(groundStyle(colours));
      edge.setStyle(edgeStyle(colours));
      labels.setStyle(labelStyle(colours));
    },
  };
}
