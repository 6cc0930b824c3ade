import type { Api, SearchQuery } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery, useSearchParams } from '@guide/contracts/module';
import { isPriceRange, readWalk } from '@guide/contracts/place';
import { searchTextOf } from '@guide/contracts/site';
import { CATEGORY_NAMES } from '../places/categories';

/** Limit of the API. */
const MAX_FOUND = 500;

type MapSearch = Pick<SearchQuery, 'query' | 'category' | 'priceRange' | 'from' | 'within'>;

/** Reads `?query=tower&category=pub&from=euston&within=10`; null without a search. */
export function readMapSearch(search: URLSearchParams): MapSearch | null {
  const query = searchTextOf(search.get('query'));
  const category = CATEGORY_NAMES.find((name) => name === search.get('category'));
  const price = search.get('priceRange') ?? '';
  const priceRange = isPriceRange(price) && price;
  const { from, within } = readWalk(search);
  // Without a limit, a starting point only sorts the list.
  const walk = from && within ? { from, within } : null;
  if (!query && !category && !priceRange && !walk) return null;
  const found: MapSearch = { ...walk };
  if (query) found.query = query;
  if (category) found.category = category;
  if (priceRange) found.priceRange = priceRange;
  return found;
}

/** Ids of the places that a search finds, or else of those that it may mean (D-65). */
export const foundQuery = (api: Api, search: MapSearch) =>
  queryOptions({
    queryKey: queryKey('search', 'map/found', search),
    queryFn: async ({ signal }): Promise<number[]> => {
      const { items } = await api.search({ ...search, limit: MAX_FOUND }, signal);
      if (items.length > 0 || !search.query) return items.map(({ id }) => id);
      const meant = await api.searchSuggestions({ query: search.query }, signal);
      return meant.flatMap((suggestion) => (suggestion.type === 'place' ? [suggestion.id] : []));
    },
  });

/** @returns the searched text, and the ids that it finds; null without a search, while loading and if it fails */
export function useFound(): { text: string; ids: ReadonlySet<number> | null } {
  const { api } = useHost();
  const [params] = useSearchParams();
  const search = readMapSearch(params);
  const { data } = useQuery({ ...foundQuery(api, search ?? {}), enabled: search !== null, select: toSet });
  return { text: search?.query ?? '', ids: search && data ? data : null };
}

const toSet = (ids: number[]): ReadonlySet<number> => new Set(ids);
