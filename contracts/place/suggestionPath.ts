import type { Suggestion } from '../api';
import type { Paths } from '../site';

/** Where a suggestion leads: a place's page, or the search that finds the kind. */
export function suggestionPath(to: Paths, suggestion: Suggestion): string {
  if (suggestion.type === 'place') {
    return suggestion.pubId === undefined ? to.attraction(suggestion.id) : to.pub(suggestion.pubId);
  }
  return `${to.search()}?${new URLSearchParams(suggestion.query)}`;
}
