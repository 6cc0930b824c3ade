/** Maximum length of a search text, characters. */
export const MAX_SEARCH_LENGTH = 200;

/** A suggestion below a search field. */
export interface SuggestionEntry {
  name: string;
  note: string;
  /** Absent for searches. */
  imageUrl?: string;
  to: string;
}
