import type * as s from './schemas';
import { type Fetch, type SendOptions, send } from './send';

/** A page of search results and the number of all matches (the header X-Total-Count). */
export interface SearchPage {
  results: s.Listing[];
  total: number;
}

/** Places of the map, and the number of all that match (the header X-Total-Count). */
export interface FeaturesPage {
  places: s.MapFeature[];
  total: number;
}

/**
 * The API as typed functions, one per call of section 7.
 * @param fetch the browser's, or the gateway's in-process one
 * @returns functions that resolve to the parsed body and throw `ApiError` on a non-OK answer
 */
export function createApi(fetch: Fetch) {
  const read = async <T>(path: string, options?: SendOptions): Promise<T> =>
    (await send(fetch, 'GET', path, options))?.json() as Promise<T>;
  const write = async (path: string, body: unknown, keepalive = false): Promise<void> => {
    const response = await send(fetch, 'POST', path, { body, keepalive });
    // An answer that nobody reads stays open in the browser.
    await response?.text();
  };

  return {
    /** VAL-02: of a category-filtered answer only matching listings are kept; a mismatch is logged. */
    listings: async (query: s.ListingsQuery = {}, signal?: AbortSignal) => {
      const listings = await read<s.Listing[]>('/api/listings', { query, signal });
      if (!query.category) return listings;
      const kept = listings.filter((listing) => listing.category === query.category);
      if (kept.length < listings.length) {
        console.error(`Listings of another category were dropped from category=${query.category}`);
      }
      return kept;
    },
    listing: (id: number, signal?: AbortSignal) => read<s.Listing | null>(`/api/listings/${id}`, { signal }),
    areas: (signal?: AbortSignal) => read<s.Area[]>('/api/areas', { signal }),
    mapFeatures: async (query: s.MapFeaturesQuery = {}, signal?: AbortSignal): Promise<FeaturesPage> => {
      const response = (await send(fetch, 'GET', '/api/map/features', { query, signal }))!;
      const places = (await response.json()) as s.MapFeature[];
      return { places, total: totalOf(response, places) };
    },
    pubs: (signal?: AbortSignal) => read<s.Pub[]>('/api/pubs', { signal }),
    pub: (id: number, signal?: AbortSignal) => read<s.Pub>(`/api/pubs/${id}`, { signal }),
    /** D-41: a body that is not an array is a failure. */
    search: async (query: s.SearchQuery = {}, signal?: AbortSignal): Promise<SearchPage> => {
      const response = (await send(fetch, 'GET', '/api/search', { query, signal }))!;
      const results = (await response.json()) as s.Listing[];
      if (!Array.isArray(results)) throw new Error('The search answer is not a list');
      return { results, total: totalOf(response, results) };
    },
    searchFacets: (signal?: AbortSignal) => read<s.SearchFacets>('/api/search/facets', { signal }),
    topPages: (signal?: AbortSignal) => read<s.TopPage[]>('/api/analytics/top-pages', { signal }),
    popularListings: (signal?: AbortSignal) =>
      read<s.PopularListing[]>('/api/analytics/popular-listings', { signal }),
    analyticsSummary: (period: s.Period, signal?: AbortSignal) =>
      read<s.Summary>('/api/analytics/summary', { query: { period }, signal }),
    recentVisits: (signal?: AbortSignal) => read<s.RecentVisit[]>('/api/analytics/recent', { signal }),
    /** API-12: the response body is ignored. */
    subscribe: (body: s.Subscription) => write('/api/subscribe', body),
    trackPageView: (body: s.PageView, keepalive?: boolean) =>
      write('/api/analytics/pageview', body, keepalive),
    trackEvent: (body: s.TrackedEvent, keepalive?: boolean) => write('/api/analytics/event', body, keepalive),
    /** What is left to send when a page is left; it outlives the page. */
    trackBatch: (body: s.TrackedBatch) => write('/api/analytics/batch', body, true),
  };
}

const totalOf = (response: Response, page: unknown[]): number =>
  Number(response.headers.get('x-total-count') ?? page.length);

export type Api = ReturnType<typeof createApi>;
