/** Maximum length of a search text, characters. */
export const MAX_SEARCH_LENGTH = 200;
