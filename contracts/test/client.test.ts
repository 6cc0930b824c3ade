import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { ApiError, createApi, type Fetch, ResponseError, send } from '../api';
import { findMismatch, type Schema } from '../api/mismatch';
import { type Operation, operations } from '../api/operations';
import { exampleResponses, type Random, seeded } from '../testing';

const calls: { url: string; init: RequestInit }[] = [];
let respond: () => Response;
const fetch: Fetch = async (url, init = {}) => {
  calls.push({ url, init });
  return respond();
};
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const api = createApi(fetch);

const [listing] = exampleResponses.listings as [{ id: number }];
const attraction = { ...listing, id: 1, category: 'attraction' };
const pub = { ...listing, id: 2, category: 'pub' };
let logged: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  calls.length = 0;
  respond = () => json([]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test("instanceof recognizes the error of another bundle's client, and no other error", async () => {
  jest.resetModules();
  const { ApiError: other } = await import('../api/send');
  expect(other).not.toBe(ApiError);
  expect(new other(404, 'gone')).toBeInstanceOf(ApiError);
  for (const value of [new Error('ApiError'), new ResponseError('listing', 'is empty.'), null, undefined])
    expect(value).not.toBeInstanceOf(ApiError);
});

test('API-01 ROLE-02 Read by GET with credentials, without caching', async () => {
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

test('API-02 Write by JSON bodies with credentials', async () => {
  respond = () => json({ ok: true });
  await api.subscribe({ email: 'ada@example.com' });
  expect(calls[0]).toMatchObject({
    url: '/api/subscribe',
    init: { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } },
  });
  expect(JSON.parse(String(calls[0]!.init.body))).toEqual({ email: 'ada@example.com' });
});

test('API-12 Ignore the body of a subscription response', async () => {
  respond = () => new Response('not JSON');
  await expect(api.subscribe({ email: 'ada@example.com' })).resolves.toBeUndefined();
});

test('D-73 Return "pending" for a write that is not yet in effect', async () => {
  respond = () => new Response('not JSON', { status: 202 });
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
] as const)('%s Request listings with %j', async (_id, query, url) => {
  await api.listings(query);
  expect(calls[0]!.url).toBe(url);
});

test('VAL-02 Drop and log listings of another category', async () => {
  respond = () => json([attraction, pub]);
  expect(await api.listings({ category: 'attraction' })).toEqual([attraction]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('API-04 Return listings of all categories without a category', async () => {
  respond = () => json([attraction, pub]);
  expect(await api.listings()).toEqual([attraction, pub]);
  expect(logged).not.toHaveBeenCalled();
});

test('ERR-01 Log and throw status and body of a failed response', async () => {
  respond = () => new Response('no such listing', { status: 404 });
  const failure = api.listing({ id: 9 });
  await expect(failure).rejects.toThrow(new ApiError(404, 'no such listing'));
  await expect(failure).rejects.toThrow(/^404: no such listing$/);
  expect(logged).toHaveBeenCalledWith('404: no such listing');
});

test('ERR-01 Throw the status text if the body is empty', async () => {
  respond = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
  await expect(api.areas()).rejects.toThrow(/^503: Service Unavailable$/);
});

test('ERR-02 D-57 Throw on a 401, or return null on request', async () => {
  respond = () => new Response('who are you', { status: 401 });
  await expect(api.topPages()).rejects.toThrow('401: who are you');
  await expect(send(fetch, 'GET', '/api/areas', { on401: 'null' })).resolves.toBeNull();
});

test('D-7 Return a page of results with the total', async () => {
  respond = () => json([attraction], { headers: { 'x-total-count': '41' } });
  expect(await api.search({ query: 'tower', limit: 1 })).toEqual({ items: [attraction], total: 41 });
  respond = () => json([attraction]);
  expect((await api.search()).total).toBe(1);
});

test('D-41 Fail on a search response that is not an array', async () => {
  respond = () => json({ error: {} });
  await expect(api.search()).rejects.toThrow('The answer of GET /api/search does not fit the contract at ""');
});

test('ENT-07 Remove optional fields that are null, so that a listing with lat: null stays in its list', async () => {
  const unplaced = { ...pub, lat: null, lng: null, tags: ['ale'] };
  respond = () => json([attraction, unplaced]);
  const { lat: _, lng: __, ...rest } = unplaced;
  expect(await api.listings()).toEqual([attraction, rest]);
  const [place] = exampleResponses.mapFeatures as [object];
  respond = () => json([{ ...place, lat: null }, place]);
  const { items } = await api.mapFeatures();
  expect([items[0]!.lat, items[1]]).toEqual([undefined, place]);
  respond = () => json([{ ...pub, name: null }]);
  await expect(api.listings()).rejects.toThrow('does not fit the contract at "/0/name"');
});

test.each<[name: keyof typeof api, input: object | undefined, url: string]>([
  ['listings', undefined, '/api/listings'],
  ['listing', { id: 7 }, '/api/listings/7'],
  ['photos', { id: 7 }, '/api/listings/7/photos'],
  ['texts', { id: 7 }, '/api/listings/7/texts'],
  ['allPhotos', undefined, '/api/photos'],
  ['allTexts', undefined, '/api/texts'],
  ['pubs', undefined, '/api/pubs'],
  ['pub', { id: 3 }, '/api/pubs/3'],
  ['areas', undefined, '/api/areas'],
  ['mapFeatures', { bbox: '0,0,1,1' }, '/api/map/features?bbox=0%2C0%2C1%2C1'],
  ['search', { query: 'a&b', rating: 4.5 }, '/api/search?query=a%26b&rating=4.5'],
  ['searchSuggestions', { query: 'wesminster abby' }, '/api/search/suggestions?query=wesminster+abby'],
  ['searchStarts', { query: 'euston' }, '/api/search/starts?query=euston'],
  ['searchChips', { query: 'tea', chips: 'free,rain' }, '/api/search/chips?query=tea&chips=free%2Crain'],
  ['searchFacets', undefined, '/api/search/facets'],
  ['topPages', undefined, '/api/analytics/top-pages'],
  ['popularListings', undefined, '/api/analytics/popular-listings'],
  ['analyticsSummary', { period: 'week' }, '/api/analytics/summary?period=week'],
  [
    'insights',
    { from: '2026-11-19', device: 'phone' },
    '/api/analytics/insights?from=2026-11-19&device=phone',
  ],
  ['visitorsNow', undefined, '/api/analytics/visitors-now'],
  ['recentVisits', undefined, '/api/analytics/recent'],
  ['trackPageView', { path: '/' }, '/api/analytics/pageview'],
  ['trackEvent', { name: 'n', category: 'c', path: '/' }, '/api/analytics/event'],
  ['trackBatch', { views: [{ path: '/' }] }, '/api/analytics/batch'],
])('Send %s with %j to %s', async (name, input, url) => {
  respond = () => json(exampleResponses[name as Read] ?? { ok: true });
  await api[name](input as never);
  expect(calls.map((call) => call.url)).toEqual([url]);
});

test('Let a write outlive the page on request', async () => {
  respond = () => json({ ok: true });
  await api.trackPageView({ path: '/' }, true);
  await api.trackPageView({ path: '/' });
  expect(calls.map(({ init }) => init.keepalive ?? false)).toEqual([true, false]);
});

type Read = keyof typeof exampleResponses;
type Calls = Record<Read, (input: object) => Promise<unknown>>;
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const reads = Object.keys(exampleResponses) as Read[];
const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const respondingWith = (text: string) =>
  createApi(async () => new Response(text, { headers: { 'x-total-count': '1' } })) as unknown as Calls;
const input = { id: 1 };

test('Offer a valid example response for every read', () => {
  const all = Object.entries(operations).filter(([, { method }]) => method === 'GET');
  expect(reads.toSorted()).toEqual(all.map(([name]) => name).toSorted());
});

describe.each(reads)('API-01 a response of %s', (name) => {
  const good = exampleResponses[name];
  const operation: Operation = operations[name];

  test('is returned unchanged if it is valid', async () => {
    const response = await respondingWith(JSON.stringify(good))[name](input);
    expect(response).toEqual(operation.counted ? { items: good, total: 1 } : good);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['an empty object', '{}'],
    ['a list of incomplete items', '[{"id":1}]'],
    ['an error body', '{"error":{"code":"X","message":"x","requestId":"r"}}'],
    ['a number', '5'],
    ['a page of HTML', '<!doctype html><title>Welcome to the hotel</title>'],
    ['truncated', JSON.stringify(good).slice(0, -1)],
    ['a list in a list', JSON.stringify([good])],
  ])('fails and is logged if it is %s', async (_what, text) => {
    const failure = respondingWith(text)[name](input);
    await expect(failure).rejects.toThrow(ResponseError);
    await expect(failure).rejects.toThrow(`The answer of GET ${operation.path} `);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'null'])('means that there is no item if it is "%s", or fails', async (text) => {
    const response = respondingWith(text)[name](input);
    if (operation.mayBeEmpty) await expect(response).resolves.toBeNull();
    else await expect(response).rejects.toThrow(ResponseError);
  });

  test('keeps fields of a later version', async () => {
    const grown = withLaterFields(copy(good));
    const response = await respondingWith(JSON.stringify(grown))[name](input);
    expect(operation.counted ? (response as { items: unknown }).items : response).toEqual(grown);
  });

  test('is validated like TypeBox does after random changes', () => {
    const random = seeded(1);
    const schema = tolerant(operation.response);
    const verdicts = { fits: 0, fails: 0 };
    for (let round = 0; round < 1000; round++) {
      const changed = change(copy(good), random);
      const fits = findMismatch(operation.response as Schema, changed) === null;
      if (fits !== Value.Check(schema, changed)) expect([fits, changed]).toBe('the verdict of TypeBox');
      verdicts[fits ? 'fits' : 'fails'] += 1;
    }
    expect(Math.min(verdicts.fits, verdicts.fails)).toBeGreaterThan(20);
  });
});

test('API-01 Return the JSON pointer of a mismatch', () => {
  const pubs = operations.pubs.response as Schema;
  const [pub] = exampleResponses.pubs as [Record<string, unknown>];
  expect(findMismatch(pubs, {})).toBe('');
  expect(findMismatch(pubs, [pub, { ...pub, rating: 7 }])).toBe('/1/rating');
  expect(findMismatch(pubs, [{ ...pub, openingHours: { monday: '10:00' } }])).toBe('/0/openingHours/tuesday');
});

test('API-01 Treat names of the prototype like other fields', () => {
  const schema = { type: 'object', required: ['constructor'], properties: { valueOf: { type: 'string' } } };
  expect(findMismatch(schema, {})).toBe('/constructor');
  expect(findMismatch(schema, JSON.parse('{"constructor":1,"__proto__":{"valueOf":3}}'))).toBeNull();
});

test('Use only schema keywords that the client validates', () => {
  const read = ['type', 'const', 'anyOf', 'properties', 'required', 'patternProperties', 'items'];
  const limits = ['minItems', 'minLength', 'pattern', 'minimum', 'maximum'];
  const forSenders = ['additionalProperties', 'additionalItems', 'maxLength', 'maxItems'];
  const known = new Set([...read, ...limits, ...forSenders]);
  for (const name of reads) {
    const unknown = [...keywordsOf(copy(operations[name].response))].filter((word) => !known.has(word));
    expect([name, unknown]).toEqual([name, []]);
  }
});

function keywordsOf(schema: Json): Set<string> {
  if (Array.isArray(schema)) return union(schema.map(keywordsOf));
  if (typeof schema !== 'object' || schema === null) return new Set();
  const { properties, patternProperties, required: _, const: __, ...rest } = schema;
  const named = [properties, patternProperties].flatMap((fields) => Object.values(fields ?? {}));
  return union([new Set(Object.keys(schema)), ...[...named, ...Object.values(rest)].map(keywordsOf)]);
}

const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** The schema without limits on additional fields, lengths and numbers of items. */
function tolerant(schema: TSchema): TSchema {
  const open = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(open);
    if (typeof part !== 'object' || part === null) return part;
    const { additionalProperties: _, additionalItems: __, maxLength: ___, maxItems: ____, ...rest } = part;
    return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, open(value)]));
  };
  return open(copy(schema)) as unknown as TSchema;
}

function withLaterFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) =>
    // Keys of `hours` are dates, so a new key is not a new field.
    [name, name === 'hours' ? field : withLaterFields(field)],
  );
  return { ...Object.fromEntries(fields), later: { version: 2 } };
}

const REPLACEMENTS: Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '4.6',
  '£',
  'pub',
  [],
  {},
  ['x'],
  [1, 2],
];

function change(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.of(REPLACEMENTS);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.1)) return [...value, random.of(REPLACEMENTS)];
    return value.with(random.integer(value.length), change(value[random.integer(value.length)]!, random));
  }
  const name = random.of(Object.keys(value));
  if (name === undefined || random.chance(0.1)) return { ...value, later: random.of(REPLACEMENTS) };
  if (random.chance(0.2)) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: change(value[name]!, random) };
}
