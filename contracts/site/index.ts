export { canonicalPath } from './canonicalPath';
export { type ClockChange, clockChanges } from './clocks';
export { type Paths, paths, slugify } from './paths';
export { MAX_SEARCH_LENGTH } from './search';
export type { MenuItem, Notice, Site } from './site';
