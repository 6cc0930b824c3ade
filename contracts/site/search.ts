/** Maximum length of a search text, characters. */
export const MAX_SEARCH_LENGTH = 200;

const APOSTROPHES_AND_STOPS = /^[\s.…'‘’ʼ`´′]*$/;

/** A typed search text, trimmed and cut to the maximum; '' for apostrophes and full stops alone (D-94). */
export const searchTextOf = (typed: string | null | undefined): string =>
  !typed || APOSTROPHES_AND_STOPS.test(typed) ? '' : typed.trim().slice(0, MAX_SEARCH_LENGTH);

/** A suggestion below a search field. */
export interface SuggestionEntry {
  name: string;
  note: string;
  /** Absent for searches. */
  imageUrl?: string;
  to: string;
}
