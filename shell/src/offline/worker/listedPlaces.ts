/** Places of stored lists can be read offline, also if the visitor has not opened their pages. */
import type { Listing, Pub } from '@guide/contracts/api';
import type { AllPageTexts } from '@guide/contracts/city';
import { addressIn, dataIn, restaurantId } from '@guide/contracts/site';
import { STORED_AT_HEADER } from '../headers';
import { isFromGateway } from '../reachable';
import { fetchIn, languageOfCall, splitPage } from './addresses';
import { answerCall } from './answerCall';
import { cacheName, storable } from './copies';

/** A page without a screen: the browser renders the route of its URL. */
export const EMPTY_PAGE = '/app/page';

const LISTINGS = ['/api/listings', '/api/search'];
const PUBS = ['/api/pubs'];
const PLACE_CALL = /^(\/api\/(?:listings|pubs)\/\d+)(?:\/(?:photos|texts|page))?$/;
const PLACE_PAGE = /^\/(attraction|pub)\/(\d+)$/;
const FIXED_PAGES = /"fixedPages":(\[.*?\])/;

const openPages = () => caches.open(cacheName('frames'));

/** Fixed texts of the city, which pages need that are not stored themselves. */
const TEXTS = { home: '/api/texts/home', pages: '/api/texts/pages' };
const TEXTS_MAX_AGE_MS = 86_400_000;

/**
 * Stores the empty page in the language of a page, which shows places whose own pages are not stored, and once a day the
 * city's fixed texts.
 * @returns the HTML of the empty page
 */
export async function storeEmptyPage(page: URL): Promise<string> {
  const { language } = splitPage(page.pathname);
  const store = await openPages();
  const putNew = async (path: string) => {
    const response = await fetchIn(language, path);
    if (response.ok && isFromGateway(response)) await store.put(dataIn(language, path), storable(response));
  };
  await putNew(EMPTY_PAGE);
  for (const path of Object.values(TEXTS)) {
    const storedAt = (await store.match(dataIn(language, path)))?.headers.get(STORED_AT_HEADER) ?? '';
    if (!(Date.now() - Date.parse(storedAt) < TEXTS_MAX_AGE_MS)) await putNew(path);
  }
  return (await (await store.match(dataIn(language, EMPTY_PAGE)))?.text()) ?? '';
}

const readTexts = async <T>(path: string): Promise<T | null> =>
  ((await (await openPages()).match(path))?.json() as Promise<T> | undefined) ?? null;

async function readLists<T>(paths: string[], language: string): Promise<{ items: T[]; storedAt: string }> {
  const data = await caches.open(cacheName('datas'));
  const requests = (await data.keys()).filter(({ url }) => {
    const call = new URL(url);
    return paths.includes(call.pathname) && languageOfCall(call) === language;
  });
  const responses = await Promise.all(requests.map(({ url }) => data.match(url, { ignoreVary: true })));
  const lists = responses
    .filter((response) => response !== undefined)
    .map((response) => ({ response, storedAt: response.headers.get(STORED_AT_HEADER) ?? '' }))
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  const items: T[][] = await Promise.all(lists.map(({ response }) => response.json()));
  // The oldest, because any list may have the place.
  return { items: items.flat(), storedAt: lists.at(-1)?.storedAt ?? '' };
}

/** Answers a call for the home page's texts, or for a place that a stored list contains; null for other calls. */
export async function answerFromLists(call: URL): Promise<Response | null> {
  const { pathname, origin } = call;
  const language = languageOfCall(call);
  if (pathname === TEXTS.home) return (await (await openPages()).match(dataIn(language, pathname))) ?? null;
  const placeCall = PLACE_CALL.exec(pathname)?.[1];
  if (!placeCall) return null;
  const [listings, pubs] = await Promise.all([
    readLists<Listing>(LISTINGS, language),
    readLists<Pub>(PUBS, language),
  ]);
  const answer = (path: string) =>
    answerCall(new URL(path, origin), {
      listings: async () => listings.items,
      pubs: async () => pubs.items,
      photos: async () => [],
      texts: async () => [],
      pageTexts: () => readTexts<AllPageTexts>(dataIn(language, TEXTS.pages)),
      homeTexts: async () => null,
      searchTerms: async () => null,
    });
  if (!(await answer(placeCall))?.ok) return null;
  const response = await answer(pathname);
  const { storedAt } = placeCall.startsWith('/api/pubs') ? pubs : listings;
  response?.headers.set(STORED_AT_HEADER, storedAt);
  return response;
}

/** The empty page, if it can show the place of a URL; null otherwise. */
export async function pageFromLists(url: URL): Promise<Response | null> {
  const moved = await movedRestaurant(
    url,
    async (call) =>
      (await caches.match(call.pathname + call.search, { ignoreVary: true })) ?? answerFromLists(call),
  );
  if (moved) return moved;
  const { language, pathname } = splitPage(url.pathname);
  const page = await (await openPages()).match(dataIn(language, EMPTY_PAGE));
  if (!page) return null;
  const [, kind, id] = PLACE_PAGE.exec(pathname) ?? (await fixedPage(page.clone(), pathname)) ?? [];
  if (!kind) return null;
  const call = dataIn(language, `/api/${kind === 'pub' ? 'pubs' : 'listings'}/${id}`);
  const isStored = await caches.match(call, { ignoreVary: true });
  return isStored || (await answerFromLists(new URL(call, url))) ? page : null;
}

/** `/restaurant/{id}` leads to the place's page, if a call answered from the device says that it is one (D-88). */
export async function movedRestaurant(
  url: URL,
  readCall: (call: URL) => Promise<Response | null>,
): Promise<Response | null> {
  const { language, pathname } = splitPage(url.pathname);
  const id = restaurantId(pathname);
  if (id === null) return null;
  const answer = await readCall(new URL(dataIn(language, `/api/listings/${id}`), url));
  const listing: Listing | null = answer?.ok ? await answer.json() : null;
  if (listing?.category !== 'restaurant') return null;
  return Response.redirect(new URL(addressIn(language, `/attraction/${id}`) + url.search, url).href, 308);
}

async function fixedPage(page: Response, pathname: string): Promise<[string, string, string] | null> {
  const pages: { path: string; listingId: number }[] = JSON.parse(
    FIXED_PAGES.exec(await page.text())?.[1] ?? '[]',
  );
  const fixed = pages.find(({ path }) => path === pathname);
  return fixed ? [pathname, 'attraction', `${fixed.listingId}`] : null;
}
