/** How all modules present places. */
export {
  foldForSearch,
  indexOfSearched,
  normalizeForSearch,
  type Opening,
  type Point,
  type WhenChoices,
} from '../site';
export { type CardListing, cardListing } from './cardListing';
export {
  applyFilters,
  CHIPS,
  type Chip,
  chipsAt,
  chipsPath,
  FIXED_CHIPS,
  type Filterable,
  type FixedChip,
  fixedChipsOf,
  readChips,
  toggleChip,
} from './chips';
export { type Destination, directionsUrl } from './directions';
export {
  accessRows,
  adultPrice,
  DIETS,
  dietText,
  type FactRow,
  NOT_KNOWN,
  sourceText,
  suitsText,
  visitRows,
} from './factRows';
export { factsLd, hoursLd, specialHoursLd } from './factsLd';
export { hoursSummary } from './hours';
export { longitudeNear, wrapLongitude } from './longitude';
export { type Box, mapFeaturesIn, mapFeaturesOf, readBox } from './mapFeature';
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
} from './nearbyPlaces';
export { openFirst } from './openFirst';
export {
  closesLate,
  isNow,
  isOpenAt,
  LAST_ENTRY_SOON_MINUTES,
  openingOnArrival,
  openingState,
  rightNow,
  type When,
} from './opening';
export { DEFAULT_TEXTS, genericKeys, pageTextsOf } from './pageTexts';
export { popularSearches } from './popularSearches';
export {
  type AdultPrice,
  adultPriceText,
  amountAffixes,
  amountText,
  currencySign,
  isPriceRange,
  type Money,
  priceLevel,
  priceMeaning,
  priceName,
} from './price';
export { ratingValue } from './rating';
export { startKind, startLabel } from './start';
export { suggestionPath, suggestionText } from './suggestionPath';
export { familyText, forWhomText, timeText } from './visit';
export {
  distanceText,
  hasPosition,
  isInCity,
  metresOnFoot,
  metresTo,
  minutesOnFoot,
  minutesText,
  walkFrom,
  walkText,
} from './walk';
export { readWhen, whenChoices, whenOf } from './when';
