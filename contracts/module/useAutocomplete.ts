import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api, Suggestion } from '../api';
import { popularSearches, suggestionPath, suggestionText } from '../place';
import { paths, type Site, type SuggestionEntry, wordIn } from '../site';
import { i18n } from '../texts';
import { useHost, usePaths } from './host';
import { queryKey } from './queryKey';

const DEBOUNCE_MS = 180;

function toSuggestion(site: Site, suggestion: Suggestion, on: 'site' | 'map'): SuggestionEntry {
  const path = suggestionPath(paths(site.slug), suggestion, on);
  if (suggestion.type === 'place') {
    const { name, subcategory, area, imageUrl, reason } = suggestion;
    const note = `${wordIn(site, reason ?? subcategory)} · ${wordIn(site, area)}`;
    return { name, note, imageUrl, to: path };
  }
  const { from, area } = suggestion.query;
  return {
    name: suggestionText(suggestion),
    note: from ? i18n.t('On foot') : area ? i18n.t('Look by area') : i18n.t('Look by kind'),
    to: path,
  };
}

/** The service ranks them: names, kinds, areas, walks, then descriptions (decision 0078). */
const autocompleteQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('searchSuggestions', 'module/autocomplete', text),
    queryFn: ({ signal }) => api.searchSuggestions({ query: text }, signal),
  });

/**
 * Suggestions for a search field; while it is blank, popular searches without a request (HOME-04).
 * @param on - whether they lead to pages or to the map
 */
export function useAutocomplete(text: string, on: 'site' | 'map' = 'site'): SuggestionEntry[] {
  const { api, site } = useHost();
  const to = usePaths();
  const [debounced, setDebounced] = useState('');
  const trimmed = text.trim();
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, trimmed);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const { data = [] } = useQuery({
    ...autocompleteQuery(api, debounced),
    enabled: debounced !== '' && trimmed !== '',
    placeholderData: (previous) => previous,
  });
  if (trimmed === '')
    return popularSearches(site, to, on).map((search) => ({ ...search, note: i18n.t('Popular search') }));
  return data.map((suggestion) => toSuggestion(site, suggestion, on));
}
