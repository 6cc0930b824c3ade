/** The search over listings, for the search service and for devices without a connection. */
export { createSearch, type Moment, type Search, type SearchTerms } from './search';
export { createSuggestions, type Suggestible } from './suggestions';
