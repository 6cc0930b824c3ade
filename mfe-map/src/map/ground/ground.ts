import type { StoredMap } from '@guide/contracts/city/map';
import type { Site } from '@guide/contracts/site';
import { nextTask } from '../nextTask';
import { drawnBounds, drawnFeatures } from './features';
import { createGroundLayer } from './groundLayer';
import { createLabels } from './labels';
import { palette } from './palette';

/** Bounds of a map without drawing. */
const NOWHERE = [0, 0, 0, 0];

/** The illustrated map: the ground with roads and railways, and its labels. */
export async function createGround(map: StoredMap, words: Site['words']) {
  const features = drawnFeatures(map);
  const bounds = drawnBounds(map, features);
  await nextTask();
  const ground = createGroundLayer(
    features.map(({ drawn }) => drawn),
    bounds ?? NOWHERE,
  );
  await nextTask();
  const labels = createLabels(features, words);
  return {
    layer: ground.layer,
    labels,
    bounds,
    areas: features.filter(({ drawn }) => drawn.kind === 'area'),
    paint(dark: boolean) {
      ground.paint(dark);
      labels.paint(palette(dark));
    },
  };
}
