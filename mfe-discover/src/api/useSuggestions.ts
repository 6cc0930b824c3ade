import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { useEffect, useState } from 'react';

const MAX_SUGGESTIONS = 6;
/** How long the visitor must have stopped typing, ms. */
const DEBOUNCE_MS = 180;

/** What a suggestion shows. */
export interface Suggestion {
  id: number;
  name: string;
  area: string;
  kind: string;
}

/** The first matches of GET /api/search?query= for a text that is not blank. */
const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('search', 'discover/suggestions', text),
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { items } = await api.search({ query: text, limit: MAX_SUGGESTIONS }, signal);
      return items.map(({ id, name, area, subcategory }) => ({ id, name, area, kind: subcategory }));
    },
  });

/** Suggestions for what is in a search field; none, and no request, while it is blank (HOME-04). */
export function useSuggestions(text: string): Suggestion[] {
  const { api } = useHost();
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    ...suggestionsQuery(api, asked),
    enabled: asked !== '' && wanted !== '',
    placeholderData: (before) => before,
  });
  return wanted === '' ? [] : (data ?? []);
}
