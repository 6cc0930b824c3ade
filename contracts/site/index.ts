export { canonicalPath } from './canonicalPath';
export { type ClockChange, clockChanges } from './clocks';
export { type Calendar, intervalsOn, type OpeningHours, type OpenSpan, openSpans } from './hoursOn';
export { KEEP_HEADER } from './keepHeader';
export { type Paths, paths, slugify } from './paths';
export { MAX_SEARCH_LENGTH } from './search';
export type { MenuItem, Notice, Site } from './site';
export { addDays, type Day, instantOf, localTime, weekdayOf } from './zonedTime';
