import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, usePaths, useQuery } from '@guide/contracts/module';
import { suggestionPath } from '@guide/contracts/place';
import type { Paths } from '@guide/contracts/site';
import { useEffect, useState } from 'react';

const MAX_SUGGESTIONS = 6;
/** How long the visitor must have stopped typing, ms. */
const DEBOUNCE_MS = 180;

/** With fewer matches the visitor may have meant something else. */
const FEW_MATCHES = 3;

/** What a suggestion shows, and where it leads. */
export interface Suggestion {
  name: string;
  note: string;
  to: string;
}

/** What a text may mean beside what it matches (decision 0078); without an answer there is none. */
async function meant(api: Api, to: Paths, text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const suggestions = await api.searchSuggestions({ query: text }, signal).catch(() => []);
  return suggestions.map((one) => ({
    name: one.type === 'place' ? one.name : `${one.label} (${one.count})`,
    note: one.type === 'place' ? `Did you mean · ${one.area}` : 'Look by kind',
    to: suggestionPath(to, one),
  }));
}

/** The first matches of GET /api/search?query= for a text that is not blank; with few, also what else it may mean. */
const suggestionsQuery = (api: Api, to: Paths, text: string) =>
  queryOptions({
    queryKey: queryKey('search', 'discover/suggestions', text),
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { items } = await api.search({ query: text, limit: MAX_SUGGESTIONS }, signal);
      const matches = items.map(({ id, name, area, subcategory }) => ({
        name,
        note: `${subcategory} · ${area}`,
        to: to.attraction(id),
      }));
      if (matches.length >= FEW_MATCHES) return matches;
      const names = new Set(matches.map(({ name }) => name));
      const others = (await meant(api, to, text, signal)).filter(({ name }) => !names.has(name));
      return [...matches, ...others].slice(0, MAX_SUGGESTIONS);
    },
  });

/** Suggestions for what is in a search field; none, and no request, while it is blank (HOME-04). */
export function useSuggestions(text: string): Suggestion[] {
  const { api } = useHost();
  const to = usePaths();
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    ...suggestionsQuery(api, to, asked),
    enabled: asked !== '' && wanted !== '',
    placeholderData: (before) => before,
  });
  return wanted === '' ? [] : (data ?? []);
}
