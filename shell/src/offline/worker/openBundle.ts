import type { Listing, ListingTexts, Photo, Pub } from '@guide/contracts/api';
import type { AllPageTexts, HomeTexts } from '@guide/contracts/city';
import type { SearchTerms } from '@guide/contracts/search';
import { addressIn, dataIn } from '@guide/contracts/site';
import { findCacheName, languageOfBundle, readCurrent, type StoredBundle } from '../database';
import { STORED_AT_HEADER } from '../headers';
import { hasIntegrity } from '../integrityOf';
import { splitPage, withoutLanguage } from './addresses';
import { answerCall } from './answerCall';
import { EMPTY_PAGE, movedRestaurant } from './listedPlaces';
import { readTexts } from './texts';

const PICTURES = '/app/pictures/';

export async function openBundle() {
  const bundle = await readCurrent().catch(() => null);
  if (!bundle) return null;
  const cache = await caches.open(await findCacheName(bundle));
  const language = languageOfBundle(bundle);

  async function file(url: string): Promise<Response | null> {
    const entry = bundle!.files.find((candidate) => candidate.url === url);
    const stored = entry && (await cache.match(url, { ignoreVary: true }));
    if (!stored) return null;
    if (await hasIntegrity(stored, entry.integrity)) return new Response(stored.body, stored);
    await cache.delete(url, { ignoreVary: true });
    return null;
  }

  const json = async <T>(path: string): Promise<T | null> => {
    const stored = await file(dataIn(language, path));
    return stored && ((await stored.json()) as T);
  };

  const deviceData = {
    listings: () => json<Listing[]>('/api/listings'),
    pubs: () => json<Pub[]>('/api/pubs'),
    photos: () => json<Photo[]>('/api/photos'),
    texts: () => json<ListingTexts[]>('/api/texts'),
    pageTexts: () => json<AllPageTexts>('/api/texts/pages'),
    homeTexts: () => json<HomeTexts>('/api/texts/home'),
    searchTerms: () => json<SearchTerms>('/app/search-terms'),
  };
  const texts = () => {
    const catalogue = bundle.files.find(({ url }) => url.startsWith('/assets/texts/'));
    return readTexts(language, catalogue && [catalogue.url, catalogue.integrity]);
  };
  const answer = async (call: URL, now: number) => answerCall(call, deviceData, now, await texts());

  /** Opens a page of another language in the language of this bundle. */
  async function page(url: URL): Promise<Response | null> {
    const address = splitPage(url.pathname);
    const moved = await movedRestaurant(url, (call) => answer(call, Date.now()));
    const empty = moved ?? (await file(dataIn(language, EMPTY_PAGE)));
    if (!empty || address.language === language) return moved ?? withStoredAt(empty, bundle!);
    return Response.redirect(new URL(addressIn(language, address.pathname) + url.search, url).href, 302);
  }

  return {
    file,
    language,
    page,
    /** Returns a picture; one stored size serves all requested sizes. */
    async picture(url: URL): Promise<Response | null> {
      const id = /^\/api\/images\/(\d+)$/.exec(url.pathname)?.[1];
      if (!id) return file(url.pathname.replace('/images/', PICTURES));
      const listings = await json<Listing[]>('/api/listings');
      const listing = listings?.find((candidate) => candidate.id === Number(id));
      return listing?.imageUrl ? file(listing.imageUrl.replace('/images/', PICTURES)) : null;
    },
    /** @param clockOffsetMs - how far the device's clock is behind */
    async data(url: URL, clockOffsetMs: number): Promise<Response | null> {
      const call = withoutLanguage(url);
      const stored = call.search ? null : await file(dataIn(language, call.pathname));
      return withStoredAt(stored ?? (await answer(call, Date.now() + clockOffsetMs)), bundle);
    },
  };
}

function withStoredAt(response: Response | null, { storedAt }: StoredBundle): Response | null {
  response?.headers.set(STORED_AT_HEADER, storedAt);
  return response;
}
