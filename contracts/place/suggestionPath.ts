import type { Suggestion } from '../api';
import type { Paths } from '../site';

/** Path of a suggestion: the place's page or a search. */
export function suggestionPath(to: Paths, suggestion: Suggestion): string {
  if (suggestion.type === 'place') {
    return suggestion.pubId === undefined ? to.attraction(suggestion.id) : to.pub(suggestion.pubId);
  }
  return `${to.search()}?${new URLSearchParams(suggestion.query)}`;
}
