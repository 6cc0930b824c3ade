export { addressIn, alternateAddresses, basePath, dataIn, ENGLISH, splitAddress } from './address';
export { canonicalPath } from './canonicalPath';
export { type ClockChange, cityClocks, clockChanges } from './clocks';
export { foldForSearch, indexOfSearched, type SearchText } from './foldForSearch';
export { foldText } from './foldText';
export { guideName } from './guideName';
export { type Calendar, type HolidayRule, holidayOn } from './holidays';
export {
  hoursOnDay,
  type Opening,
  type OpeningHours,
  type OpenSpan,
  openSpans,
  timesText,
  usualOn,
  type WhenChoices,
  weekOn,
  weekUntil,
} from './hoursOn';
export { withOrigin } from './jsonLd';
export {
  anyPlaceText,
  joinWords,
  kindsText,
  nearestStation,
  onePubTitle,
  pubKind,
  pubLinks,
  pubSentence,
  pubsLabel,
  pubTexts,
  pubTitle,
  searchPlaceholder,
} from './kinds';
export { englishPart, findLanguage, languageOf, partLanguage, type TextPart } from './language';
export { dayAndMonth, longDate, weekdayDate } from './longDate';
export type { Near, Point } from './near';
export { EMAIL_PATTERN, NEWSLETTER_OUTCOMES, NEWSLETTER_PATH } from './newsletter';
export { normalizeForSearch, normalizeLetters, toHiragana } from './normalizeForSearch';
export { oneDecimal, thousands } from './numbers';
export { OFFLINE_CACHE_HEADER } from './offlineCacheHeader';
export { type Paths, paths, slugify } from './paths';
export { createPlainPages, type PlainPage, type PlainPages } from './plainPage';
export { parseParameter, readQuery } from './readQuery';
export {
  hasPubs,
  hasRestaurants,
  movedPath,
  placePath,
  type Route,
  restaurantId,
  routeTable,
} from './routes';
export { MAX_SEARCH_LENGTH, type SuggestionEntry, searchTextOf } from './search';
export type { MenuItem, Site } from './site';
export { topAttractions } from './topAttractions';
export { WEEKDAYS, type Weekday, weekdayOn } from './weekdays';
export { wordIn } from './words';
export { addDays, type Day, instantOf, localTime } from './zonedTime';
