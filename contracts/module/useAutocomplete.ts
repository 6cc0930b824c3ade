import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '../api';
import { normalizeForSearch, suggestionPath } from '../place';
import type { Paths } from '../site';
import { useHost, usePaths } from './host';
import { queryKey } from './queryKey';

const MAX_SUGGESTIONS = 6;
const DEBOUNCE_MS = 180;

/** With fewer matches, other meanings are suggested as well. */
const FEW_MATCHES = 3;

interface Suggestion {
  name: string;
  note: string;
  imageUrl?: string;
  to: string;
}

/** Names that start with the text, then other matches, then, if there are few, other meanings (decision 0078). */
const autocompleteQuery = (api: Api, to: Paths, text: string) =>
  queryOptions({
    queryKey: queryKey('search', 'module/autocomplete', text),
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const [{ items }, meant] = await Promise.all([
        api.search({ query: text, limit: MAX_SUGGESTIONS }, signal),
        api.searchSuggestions({ query: text }, signal).catch(() => []),
      ]);
      const typed = normalizeForSearch(text);
      /** 0: the name starts with the text, 1: a later word does, 2: neither. */
      const rank = ({ name }: { name: string }) => {
        const index = ` ${normalizeForSearch(name)}`.indexOf(` ${typed}`);
        return index > 0 ? 1 : index === 0 ? 0 : 2;
      };
      const places = [
        ...meant.flatMap((suggestion) => (suggestion.type === 'place' ? [suggestion] : [])),
        ...items,
      ];
      const matches: Suggestion[] = [
        ...places.filter((place) => rank(place) === 0),
        ...items.toSorted((a, b) => rank(a) - rank(b)),
      ].map(({ id, name, area, subcategory, imageUrl }) => ({
        name,
        note: `${subcategory} · ${area}`,
        imageUrl,
        to: to.attraction(id),
      }));
      const meanings = meant.map((suggestion) => ({
        ...(suggestion.type === 'place'
          ? {
              name: suggestion.name,
              note: `Did you mean · ${suggestion.area}`,
              imageUrl: suggestion.imageUrl,
            }
          : { name: `${suggestion.label} (${suggestion.count})`, note: 'Look by kind' }),
        to: suggestionPath(to, suggestion),
      }));
      const shown = items.length < FEW_MATCHES ? [...matches, ...meanings] : matches;
      const names = shown.map(({ name }) => name);
      return shown.filter(({ name }, index) => names.indexOf(name) === index).slice(0, MAX_SUGGESTIONS);
    },
  });

/** Suggestions for a search field; empty, without a request, while the field is blank (HOME-04). */
export function useAutocomplete(text: string): Suggestion[] {
  const { api } = useHost();
  const to = usePaths();
  const [debounced, setDebounced] = useState('');
  const trimmed = text.trim();
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, trimmed);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const { data } = useQuery({
    ...autocompleteQuery(api, to, debounced),
    enabled: debounced !== '' && trimmed !== '',
    placeholderData: (previous) => previous,
  });
  return trimmed === '' ? [] : (data ?? []);
}
