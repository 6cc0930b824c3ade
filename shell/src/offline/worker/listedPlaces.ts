/** Places of stored lists can be read offline, also if the visitor has not opened their pages. */
import type { Listing, Pub } from '@guide/contracts/api';
import { restaurantId } from '@guide/contracts/site';
import { STORED_AT_HEADER } from '../headers';
import { isFromGateway } from '../reachable';
import { answerCall } from './answerCall';
import { cacheName, storable } from './copies';

/** A page without a screen: the browser renders the route of its URL. */
export const EMPTY_PAGE = '/app/page';

const LISTINGS = ['/api/listings', '/api/search'];
const PUBS = ['/api/pubs'];
const PLACE_CALL = /^(\/api\/(?:listings|pubs)\/\d+)(?:\/(?:photos|texts))?$/;
const PLACE_PAGE = /^\/(attraction|pub)\/(\d+)$/;
const FIXED_PAGES = /"fixedPages":(\[.*?\])/;

const openPages = () => caches.open(cacheName('frames'));

/** Stores the empty page, which shows places whose own pages are not stored. */
export async function storeEmptyPage(): Promise<void> {
  const response = await fetch(EMPTY_PAGE);
  if (response.ok && isFromGateway(response)) await (await openPages()).put(EMPTY_PAGE, storable(response));
}

async function readLists<T>(paths: string[]): Promise<{ items: T[]; storedAt: string }> {
  const data = await caches.open(cacheName('datas'));
  const requests = (await data.keys()).filter(({ url }) => paths.includes(new URL(url).pathname));
  const responses = await Promise.all(requests.map(({ url }) => data.match(url, { ignoreVary: true })));
  const lists = responses
    .filter((response) => response !== undefined)
    .map((response) => ({ response, storedAt: response.headers.get(STORED_AT_HEADER) ?? '' }))
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  const items: T[][] = await Promise.all(lists.map(({ response }) => response.json()));
  // The oldest, because any list may have the place.
  return { items: items.flat(), storedAt: lists.at(-1)?.storedAt ?? '' };
}

/** Answers a call for a place that a stored list contains; null for other calls. */
export async function answerFromLists({ pathname, origin }: URL): Promise<Response | null> {
  const placeCall = PLACE_CALL.exec(pathname)?.[1];
  if (!placeCall) return null;
  const [listings, pubs] = await Promise.all([readLists<Listing>(LISTINGS), readLists<Pub>(PUBS)]);
  const answer = (path: string) =>
    answerCall(new URL(path, origin), {
      listings: async () => listings.items,
      pubs: async () => pubs.items,
      photos: async () => [],
      texts: async () => [],
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
    async (call) => (await caches.match(call.pathname, { ignoreVary: true })) ?? answerFromLists(call),
  );
  if (moved) return moved;
  const page = await (await openPages()).match(EMPTY_PAGE);
  if (!page) return null;
  const [, kind, id] = PLACE_PAGE.exec(url.pathname) ?? (await fixedPage(page.clone(), url.pathname)) ?? [];
  if (!kind) return null;
  const call = `/api/${kind === 'pub' ? 'pubs' : 'listings'}/${id}`;
  const isStored = await caches.match(call, { ignoreVary: true });
  return isStored || (await answerFromLists(new URL(call, url))) ? page : null;
}

/** `/restaurant/{id}` leads to the place's page, if a call answered from the device says that it is one (D-88). */
export async function movedRestaurant(
  url: URL,
  readCall: (call: URL) => Promise<Response | null>,
): Promise<Response | null> {
  const id = restaurantId(url.pathname);
  if (id === null) return null;
  const answer = await readCall(new URL(`/api/listings/${id}`, url));
  const listing: Listing | null = answer?.ok ? await answer.json() : null;
  if (listing?.category !== 'restaurant') return null;
  return Response.redirect(new URL(`/attraction/${id}${url.search}`, url).href, 308);
}

async function fixedPage(page: Response, pathname: string): Promise<[string, string, string] | null> {
  const pages: { path: string; listingId: number }[] = JSON.parse(
    FIXED_PAGES.exec(await page.text())?.[1] ?? '[]',
  );
  const fixed = pages.find(({ path }) => path === pathname);
  return fixed ? [pathname, 'attraction', `${fixed.listingId}`] : null;
}
