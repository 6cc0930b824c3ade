import type { SuggestedSearch, Suggestion } from '../api';
import type { Paths } from '../site';
import { i18n } from '../texts';

/** Path of a suggestion: the place's page or a search; on the map, the place or the search there. */
export function suggestionPath(to: Paths, suggestion: Suggestion, on: 'site' | 'map' = 'site'): string {
  if (suggestion.type === 'place') {
    if (on === 'map') return `${to.map()}?place=${suggestion.id}`;
    return suggestion.pubId === undefined ? to.attraction(suggestion.id) : to.pub(suggestion.pubId);
  }
  const query = Object.entries(suggestion.query).map(([name, value]) => [name, `${value}`]);
  return `${on === 'map' ? to.map() : to.search()}?${new URLSearchParams(query)}`;
}

/** "Museum (32)", "6 places within 10 minutes of Russell Square". */
export function suggestionText({ label, count, query }: SuggestedSearch): string {
  const { from, within, ...kind } = query;
  if (!from || Object.keys(kind).length > 0) return `${label} (${count})`;
  return within
    ? i18n.t('{count, plural, one {{count} place {label}} other {{count} places {label}}}', { count, label })
    : i18n.t('Places {label}', { label });
}
