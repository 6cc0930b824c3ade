/** Search over listings, for the search service and offline devices. */
export { createSearch, type Moment, type Search, type SearchTerms } from './search';
export { createSuggestions, type Suggestible } from './suggestions';
