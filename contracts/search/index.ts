/** Search over listings, for the search service and offline devices. */
export type { EnglishTexts, Translation } from './lexicon';
export { createSearch, type Search, type SearchTerms } from './search';
export { listStarts } from './starts';
export { createSuggestions } from './suggestions';
export type { Suggestible } from './targets';
export type { Moment } from './timeInText';
