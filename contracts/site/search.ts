/** The longest text that a search field of the guide takes, in characters. */
export const MAX_SEARCH_LENGTH = 200;
