import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, createApi, type Fetch, send } from '../api';
import { goodAnswers } from '../testing';

const calls: { url: string; init: RequestInit }[] = [];
let answer: () => Response;
const fetch: Fetch = async (url, init = {}) => {
  calls.push({ url, init });
  return answer();
};
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const api = createApi(fetch);

const [listing] = goodAnswers.listings as [{ id: number }];
const attraction = { ...listing, id: 1, category: 'attraction' };
const pub = { ...listing, id: 2, category: 'pub' };
let logged: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  calls.length = 0;
  answer = () => json([]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('API-01 ROLE-02 reads send GET with credentials and headers that disable caching', async () => {
  await api.areas();
  expect(calls[0]).toMatchObject({
    url: '/api/areas',
    init: {
      method: 'GET',
      credentials: 'include',
      headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
    },
  });
});

test('API-02 writes send JSON bodies with credentials', async () => {
  answer = () => json({ ok: true });
  await api.subscribe({ email: 'ada@example.com' });
  expect(calls[0]).toMatchObject({
    url: '/api/subscribe',
    init: { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } },
  });
  expect(JSON.parse(String(calls[0]!.init.body))).toEqual({ email: 'ada@example.com' });
});

test('API-12 the body of a subscription answer is ignored', async () => {
  answer = () => new Response('not JSON');
  await expect(api.subscribe({ email: 'ada@example.com' })).resolves.toBeUndefined();
});

test('D-73 a write that something is left to do for says so by its status', async () => {
  answer = () => new Response('not JSON', { status: 202 });
  await expect(api.subscribe({ email: 'ada@example.com' })).resolves.toBe('pending');
});

test.each([
  ['API-05', { category: 'attraction' }, '/api/listings?category=attraction'],
  ['API-06', { category: 'attraction', featured: true }, '/api/listings?category=attraction&featured=true'],
  [
    'API-07',
    { category: 'attraction', area: 'South Bank' },
    '/api/listings?category=attraction&area=South+Bank',
  ],
  ['API-03', {}, '/api/listings'],
] as const)('%s listings are asked for with %j', async (_id, query, url) => {
  await api.listings(query);
  expect(calls[0]!.url).toBe(url);
});

test('VAL-02 of a category-filtered answer only matching listings are kept, and a mismatch is logged', async () => {
  answer = () => json([attraction, pub]);
  expect(await api.listings({ category: 'attraction' })).toEqual([attraction]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('API-04 without a category every listing is kept for the caller to filter', async () => {
  answer = () => json([attraction, pub]);
  expect(await api.listings()).toEqual([attraction, pub]);
  expect(logged).not.toHaveBeenCalled();
});

test('ERR-01 a non-OK answer throws status, colon, space and body, is logged and rethrown', async () => {
  answer = () => new Response('no such listing', { status: 404 });
  const failure = api.listing({ id: 9 });
  await expect(failure).rejects.toThrow(new ApiError(404, 'no such listing'));
  await expect(failure).rejects.toThrow(/^404: no such listing$/);
  expect(logged).toHaveBeenCalledWith('404: no such listing');
});

test('ERR-01 an empty body gives the status text', async () => {
  answer = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
  await expect(api.areas()).rejects.toThrow(/^503: Service Unavailable$/);
});

test('ERR-02 D-57 a 401 throws by default and yields null when asked', async () => {
  answer = () => new Response('who are you', { status: 401 });
  await expect(api.topPages()).rejects.toThrow('401: who are you');
  await expect(send(fetch, 'GET', '/api/areas', { on401: 'null' })).resolves.toBeNull();
});

test('D-7 a search page has the results and the number of all matches', async () => {
  answer = () => json([attraction], { headers: { 'x-total-count': '41' } });
  expect(await api.search({ query: 'tower', limit: 1 })).toEqual({ items: [attraction], total: 41 });
  answer = () => json([attraction]);
  expect((await api.search()).total).toBe(1);
});

test('MAP a page of places has the number of all that match', async () => {
  const places = goodAnswers.mapFeatures;
  answer = () => json(places, { headers: { 'x-total-count': '5000' } });
  expect(await api.mapFeatures()).toEqual({ items: places, total: 5000 });
});

test('D-41 a search answer that is not an array is a failure', async () => {
  answer = () => json({ error: {} });
  await expect(api.search()).rejects.toThrow('The answer of GET /api/search does not fit the contract at ""');
});

test('every call goes to its path', async () => {
  const answers = Object.values(goodAnswers);
  answer = () => json(answers.shift() ?? { ok: true });
  await api.listings();
  await api.listing({ id: 7 });
  await api.photos({ id: 7 });
  await api.texts({ id: 7 });
  await api.allPhotos();
  await api.allTexts();
  await api.pubs();
  await api.pub({ id: 3 });
  await api.areas();
  await api.mapFeatures({ bbox: '0,0,1,1' });
  await api.search({ query: 'a&b', rating: 4.5 });
  await api.searchSuggestions({ query: 'wesminster abby' });
  await api.searchChips({ query: 'tea', chips: 'free,rain' });
  await api.searchFacets();
  await api.topPages();
  await api.popularListings();
  await api.analyticsSummary({ period: 'week' });
  await api.insights({ from: '2026-11-19', to: '2026-11-20', device: 'phone' });
  await api.recentVisits();
  await api.trackPageView({ path: '/' }, true);
  await api.trackEvent({ name: 'n', category: 'c', path: '/' });
  await api.trackBatch({ views: [{ path: '/' }] }, true);
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/listings',
    '/api/listings/7',
    '/api/listings/7/photos',
    '/api/listings/7/texts',
    '/api/photos',
    '/api/texts',
    '/api/pubs',
    '/api/pubs/3',
    '/api/areas',
    '/api/map/features?bbox=0%2C0%2C1%2C1',
    '/api/search?query=a%26b&rating=4.5',
    '/api/search/suggestions?query=wesminster+abby',
    '/api/search/chips?query=tea&chips=free%2Crain',
    '/api/search/facets',
    '/api/analytics/top-pages',
    '/api/analytics/popular-listings',
    '/api/analytics/summary?period=week',
    '/api/analytics/insights?from=2026-11-19&to=2026-11-20&device=phone',
    '/api/analytics/recent',
    '/api/analytics/pageview',
    '/api/analytics/event',
    '/api/analytics/batch',
  ]);
  expect(calls.map(({ init }) => init.keepalive ?? false).slice(19)).toEqual([true, false, true]);
});
