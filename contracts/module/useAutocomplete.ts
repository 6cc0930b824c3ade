import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '../api';
import { normalizeForSearch, suggestionPath } from '../place';
import type { Paths } from '../site';
import { useHost, usePaths } from './host';
import { queryKey } from './queryKey';

const MAX_SUGGESTIONS = 6;
/** How long the visitor must have stopped typing, ms. */
const DEBOUNCE_MS = 180;

/** With fewer matches the visitor may have meant something else. */
const FEW_MATCHES = 3;

/** What a suggestion shows, and where it leads. */
interface Suggestion {
  name: string;
  note: string;
  /** Of a place; a kind has none. */
  imageUrl?: string;
  to: string;
}

/**
 * What a search field suggests: names that begin with the text, then the first matches of GET /api/search?query=, those
 * with a word that begins so before the others, and with few of them what else the text may mean (decision 0078), which
 * without an answer is nothing.
 */
const autocompleteQuery = (api: Api, to: Paths, text: string) =>
  queryOptions({
    queryKey: queryKey('search', 'module/autocomplete', text),
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const [{ items }, meant] = await Promise.all([
        api.search({ query: text, limit: MAX_SUGGESTIONS }, signal),
        api.searchSuggestions({ query: text }, signal).catch(() => []),
      ]);
      const typed = normalizeForSearch(text);
      /** 0: the name begins so, 1: one of its words does, 2: it stands elsewhere. */
      const rank = ({ name }: { name: string }) => {
        const at = ` ${normalizeForSearch(name)}`.indexOf(` ${typed}`);
        return at > 0 ? 1 : at === 0 ? 0 : 2;
      };
      const places = [...meant.flatMap((one) => (one.type === 'place' ? [one] : [])), ...items];
      const found: Suggestion[] = [
        ...places.filter((place) => rank(place) === 0),
        ...items.toSorted((one, other) => rank(one) - rank(other)),
      ].map(({ id, name, area, subcategory, imageUrl }) => ({
        name,
        note: `${subcategory} · ${area}`,
        imageUrl,
        to: to.attraction(id),
      }));
      const others = meant.map((one) => ({
        name: one.type === 'place' ? one.name : `${one.label} (${one.count})`,
        note: one.type === 'place' ? `Did you mean · ${one.area}` : 'Look by kind',
        ...(one.type === 'place' && { imageUrl: one.imageUrl }),
        to: suggestionPath(to, one),
      }));
      const shown = items.length < FEW_MATCHES ? [...found, ...others] : found;
      const names = shown.map(({ name }) => name);
      return shown.filter(({ name }, place) => names.indexOf(name) === place).slice(0, MAX_SUGGESTIONS);
    },
  });

/** Suggestions for what is in a search field; none, and no request, while it is blank (HOME-04). */
export function useAutocomplete(text: string): Suggestion[] {
  const { api } = useHost();
  const to = usePaths();
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    ...autocompleteQuery(api, to, asked),
    enabled: asked !== '' && wanted !== '',
    placeholderData: (before) => before,
  });
  return wanted === '' ? [] : (data ?? []);
}
