/** How all modules present places. */
export { foldForSearch, indexOfSearched, normalizeForSearch } from '../site';
export {
  AROUND_MINUTES,
  nearbyBox,
  nearbyPlaces,
  nearestFirst,
  type PlaceAround,
  readWalk,
  type Walk,
  type WalkLimit,
  WITHIN_MINUTES,
  writeWalk,
} from './around';
export { type CardListing, cardListing } from './cardListing';
export {
  applyFilters,
  CHIPS,
  type Chip,
  chipsPath,
  closesLate,
  FIXED_CHIPS,
  type Filterable,
  type FixedChip,
  fixedChipsOf,
  isOpenAt,
  readChips,
  toggleChip,
} from './chips';
export { accessRows, type FactRow, NOT_KNOWN, sourceText, suitsText, visitRows } from './factRows';
export { factsLd, hoursLd } from './factsLd';
export { hoursSummary } from './hours';
export { type Box, mapFeaturesIn, mapFeaturesOf, readBox } from './mapFeature';
export { popularSearches } from './popularSearches';
export { ratingValue } from './rating';
export { startLabel } from './start';
export { suggestionPath, suggestionText } from './suggestionPath';
export { familyText, forWhomText, timeText } from './visit';
export {
  distanceText,
  metresOnFoot,
  metresTo,
  minutesOnFoot,
  minutesText,
  type Point,
  walkFrom,
  walkText,
} from './walk';
