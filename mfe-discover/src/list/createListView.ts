import type { Api, Category, Listing } from '@guide/contracts/api';
import {
  guideNow,
  queryKey,
  queryOptions,
  replaceEqualDeep,
  type ScreenContext,
  useHost,
  useNow,
  useQuery,
  useStartingPoint,
  useWhen,
} from '@guide/contracts/module';
import { type Point, type Walk, type When, whenOf } from '@guide/contracts/place';
import type { Calendar, Site } from '@guide/contracts/site';
import { useDeferredValue, useMemo } from 'react';
import { readCards } from '../api/readCards';
import { type PlaceFilters, useListFilters } from './filters';

export interface ViewContext {
  when: When;
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
  /** Where walks start, if anywhere. */
  from?: Point | null;
}

interface ListParts<Filters, Card, View> {
  category: Category;
  readFilters(search: URLSearchParams): Filters;
  writeFilters(filters: Filters): URLSearchParams;
  toCard(listing: Listing): Card;
  /** Filters, sorts and paginates. @param cards - sorted by name, to break ties (D-13) */
  viewOf(cards: readonly Card[], filters: Filters, context: ViewContext): View;
}

/** A list of a category's places: the server sends one page of cards, the browser then reads all and filters them. */
export function createListView<
  Filters extends PlaceFilters,
  Card extends { id: number; name: string },
  View,
>({ category, readFilters, writeFilters, toCard, viewOf }: ListParts<Filters, Card, View>) {
  /** One page of cards, for the server. */
  const viewQuery = (api: Api, filters: Filters, site: Site) =>
    queryOptions({
      queryKey: queryKey('listings', `discover/${category}s-view`, filters),
      queryFn: async ({ signal }) => {
        const [cards, [from = null]] = await Promise.all([
          readCards(api, category, toCard, site.locale, signal),
          filters.from ? api.searchStarts({ query: filters.from }, signal) : [],
        ]);
        const now = guideNow();
        return viewOf(cards, filters, {
          when: whenOf(filters.when, now, site),
          now,
          calendar: site,
          from,
        });
      },
    });
  const cardsQuery = (api: Api, locale: string) =>
    queryOptions({
      queryKey: queryKey('listings', `discover/${category}s`),
      queryFn: ({ signal }) => readCards(api, category, toCard, locale, signal),
    });

  /** Loads a page of cards on the server; in the browser all cards, which it filters itself. */
  const prefetch = ({ api, queries, site, preloading }: ScreenContext, filters: Filters) =>
    preloading
      ? queries.prefetchQuery(cardsQuery(api, site.locale))
      : queries.prefetchQuery(viewQuery(api, filters, site));

  /** The filtered list; until all cards are loaded, the server's page. @param from - where walks start */
  function useView(filters: Filters, from: Point | null) {
    const { api, site } = useHost();
    const when = useWhen(filters.when);
    const now = useNow();
    const { data: latest, isError, refetch } = useQuery(cardsQuery(api, site.locale));
    // React interrupts the rendering of new data for a touch.
    const data = useDeferredValue(latest);
    const { data: serverView } = useQuery({ ...viewQuery(api, filters, site), enabled: false });
    const view = useMemo(
      () => data && replaceEqualDeep(serverView, viewOf(data, filters, { when, now, calendar: site, from })),
      [data, serverView, filters, when, now, site, from],
    );
    return { view: view ?? serverView, failed: isError, retry: () => void refetch() };
  }

  /** State of the list's screen: filters in the URL, where walks start, and the cards that are shown. */
  function useList() {
    const { filters, setFilters } = useListFilters(readFilters, writeFilters, `${category}s`);
    const near = useStartingPoint(filters, setFilters as (change: Partial<Walk>) => void);
    const from = near.on ? near.from : null;
    // The controls update immediately; the cards may follow later.
    const shown = useDeferredValue(filters);
    const view = useView(shown, from);
    return { filters, setFilters, near, from, shown, busy: shown !== filters, ...view };
  }
  return { viewQuery, prefetch, useList };
}
