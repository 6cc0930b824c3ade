import type Style from 'ol/style/Style.js';
import type { DrawnFeature } from './features';

/** Makes the label of a feature at a zoom, or nothing. */
export type LabelMaker = (feature: DrawnFeature, zoom: number, resolution: number) => Style | undefined;
