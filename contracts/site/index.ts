export { canonicalPath } from './canonicalPath';
export { type ClockChange, clockChanges } from './clocks';
export { type Paths, paths, slugify } from './paths';
export type { MenuItem, Notice, Site } from './site';
