import areas from '@guide/city/areas.json' with { type: 'json' };
import written from '@guide/city/attractions.json' with { type: 'json' };
import generic from '@guide/city/generic.json' with { type: 'json' };
import home from '@guide/city/home.json' with { type: 'json' };
import listings from '@guide/city/listings.json' with { type: 'json' };
import photos from '@guide/city/photos.json' with { type: 'json' };
import points from '@guide/city/points.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import synonyms from '@guide/city/synonyms.json' with { type: 'json' };
import texts from '@guide/city/texts.json' with { type: 'json' };
import type { Area, Fetch, Listing, PlaceTexts, Synonym } from '@guide/contracts/api';
import type { AllPageTexts, StartingPoint } from '@guide/contracts/city';
import { pageTextsOf } from '@guide/contracts/place';
import { createSearch, listStarts } from '@guide/contracts/search';
import { NOON, servedSite } from '@guide/module/testing';

interface MockResponse {
  status?: number;
  body?: unknown;
}

/** Override the city's responses, by path with or without query string. */
export type MockResponses = Record<
  string,
  MockResponse | Error | (() => MockResponse | Promise<MockResponse>)
>;

/** A response that the test sends later. */
export function pendingResponse() {
  let settle = (_: MockResponse) => {};
  const response = () =>
    new Promise<MockResponse>((resolve) => {
      settle = resolve;
    });
  return { response, send: (body: MockResponse) => settle(body) };
}

const cityListings = listings as unknown as Listing[];
const starts = listStarts(points.points as StartingPoint[], areas as Area[]);
const search = createSearch(cityListings, { synonyms: synonyms as Synonym[], starts });
export const pageTexts = { written, generic } as unknown as AllPageTexts;
export const ownTexts = texts as Record<number, PlaceTexts>;
const moment = { now: NOON, calendar: servedSite(site) };

/** Sorts like the server (D-46). */
const inOrder = (all: readonly Listing[]) =>
  [...all].sort(
    (a, b) =>
      Number(b.featured) - Number(a.featured) ||
      Number(b.rating ?? 4) - Number(a.rating ?? 4) ||
      a.name.localeCompare(b.name, 'en-GB'),
  );

function cityResponse(url: URL): MockResponse {
  const query = url.searchParams;
  const [, digits, part] = /^\/api\/listings\/(\d+)(?:\/(photos|texts))?$/.exec(url.pathname) ?? [];
  const id = Number(digits);
  if (part === 'photos') return { body: photos.filter(({ attractionId }) => attractionId === id) };
  if (part === 'texts') return { body: { id, texts: ownTexts[id] ?? {} } };
  if (digits) {
    const listing = cityListings.find((item) => item.id === id);
    return listing ? { body: listing } : { status: 404, body: { message: 'No such listing' } };
  }
  if (url.pathname === '/api/listings') {
    return {
      body: inOrder(cityListings).filter(
        (item) =>
          (!query.has('category') || item.category === query.get('category')) &&
          (!query.has('area') || item.area === query.get('area')) &&
          (!query.has('featured') || item.featured),
      ),
    };
  }
  if (url.pathname === '/api/texts/home') return { body: home };
  if (url.pathname === '/api/areas') return { body: areas };
  if (url.pathname === '/api/map/features') {
    return { body: cityListings.filter(({ lat, lng }) => lat !== undefined && lng !== undefined) };
  }
  const text = query.get('query') ?? '';
  if (url.pathname === '/api/search/suggestions') return { body: search.suggest(text, moment) };
  if (url.pathname === '/api/search/starts') return { body: search.starts(text) };
  if (url.pathname === '/api/search') return { body: search.search({ query: text, limit: 6 }).results };
  return { body: { ok: true } };
}

function pageResponse({ status, body }: MockResponse, id: number): MockResponse {
  const listing = typeof body === 'string' ? null : (body as Listing);
  if ((status ?? 200) !== 200 || !listing) return { status: status ?? 404 };
  return { body: pageTextsOf({ ...listing, id }, pageTexts, { texts: ownTexts[id] ?? {} }) };
}

const toResponse = ({ status = 200, body }: MockResponse) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body ?? ''), { status });

/**
 * An API with the city pack's listings, without a network.
 * @returns `fetch`, and the received requests: "GET /api/listings?category=attraction"
 */
export function cityServer(responses: MockResponses = {}) {
  const requests: string[] = [];
  const fetch: Fetch = async (path, init) => {
    requests.push(`${init?.method ?? 'GET'} ${path}${init?.body ? ` ${init.body}` : ''}`);
    const url = new URL(path, 'http://guide.test');
    const override = responses[path] ?? responses[url.pathname];
    if (override instanceof Error) throw override;
    if (override) return toResponse(typeof override === 'function' ? await override() : override);
    // The service makes a page's texts from the listing.
    const [, place, id] = /^(\/api\/listings\/(\d+))\/page$/.exec(url.pathname) ?? [];
    if (!place) return toResponse(cityResponse(url));
    const changed = responses[place];
    if (changed instanceof Error) throw changed;
    const isFixed = changed && typeof changed !== 'function';
    return toResponse(pageResponse(isFixed ? changed : cityResponse(new URL(place, url)), Number(id)));
  };
  return { fetch, requests };
}
