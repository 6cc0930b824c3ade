import type { Listing, ListingTexts, OfflineBundle, Photo, Pub } from '@guide/contracts/api';
import type { SearchTerms } from '@guide/contracts/search';
import { cacheOf, readCurrent, type StoredBundle } from '../database';
import { STORED_AT_HEADER } from '../headers';
import { hasIntegrity } from '../integrityOf';
import { answerCall } from './answerCall';

/** The page without a screen: the browser shows the route of its address. */
const EMPTY_PAGE = '/app/page';
const PICTURES = '/app/pictures/';

/** The downloaded guide, or null. */
export async function openBundle() {
  const set = await readCurrent().catch(() => null);
  if (!set) return null;
  const cache = await caches.open(cacheOf(set));

  /** A file of the bundle, or null; a file with another hash is removed. */
  async function file(url: string): Promise<Response | null> {
    const named = fileOf(set!, url);
    const stored = named && (await cache.match(named.url, { ignoreVary: true }));
    if (!stored) return null;
    if (await hasIntegrity(stored, named.integrity)) return new Response(stored.body, stored);
    await cache.delete(named.url, { ignoreVary: true });
    return null;
  }

  const json = async <T>(url: string): Promise<T | null> => {
    const answer = await file(url);
    return answer && ((await answer.json()) as T);
  };

  const known = {
    listings: () => json<Listing[]>('/api/listings'),
    pubs: () => json<Pub[]>('/api/pubs'),
    photos: () => json<Photo[]>('/api/photos'),
    texts: () => json<ListingTexts[]>('/api/texts'),
    searchTerms: () => json<SearchTerms>('/app/search-terms'),
  };

  return {
    file,
    page: async (_url: URL) => withStoredAt(await file(EMPTY_PAGE), set),
    /** A picture; one size replaces all. */
    async picture(url: URL): Promise<Response | null> {
      const id = /^\/api\/images\/(\d+)$/.exec(url.pathname)?.[1];
      if (!id) return file(url.pathname.replace('/images/', PICTURES));
      const listings = await json<Listing[]>('/api/listings');
      const listing = listings?.find((one) => one.id === Number(id));
      return listing ? file(listing.imageUrl.replace('/images/', PICTURES)) : null;
    },
    /** The response of a public call, made from the bundle's data as the services make it. */
    async data(url: URL): Promise<Response | null> {
      const stored = url.search ? null : await file(url.pathname);
      return withStoredAt(stored ?? (await answerCall(url, known)), set);
    },
  };
}

const fileOf = ({ files }: OfflineBundle, url: string) => files.find((file) => file.url === url);

function withStoredAt(answer: Response | null, { storedAt }: StoredBundle): Response | null {
  answer?.headers.set(STORED_AT_HEADER, storedAt);
  return answer;
}
