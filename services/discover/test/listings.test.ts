import type { Facts, Listing, Photo } from '@guide/contracts/api/schemas';
import {
  expectInvalid,
  expectNotFound,
  expectServedStale,
  listing,
  londonFile,
  londonListings,
  packWith,
  startService,
  startTestDatabase,
} from '@guide/service-kit/testing';
import { expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { buildApp, service } from '../src/app';
import { storedListings, toStoredListing } from '../src/data/listings';
import { createListingsCache } from '../src/listingsCache';

const { app, database } = await startService(service);

const listings = async (query = '', on = app): Promise<Listing[]> => {
  const response = await on.inject(`/api/listings${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const idsOf = (received: Listing[]) => received.map(({ id }) => id);

test('API-03 all listings are returned as in the pack', async () => {
  const received = await listings();
  const byId = (a: Listing, b: Listing) => a.id - b.id;
  expect(received.sort(byId)).toEqual((await londonListings()).sort(byId));
});

test('API-05 API-06 API-07 category, featured and area filter by exact value, alone and combined', async () => {
  const all = await listings();
  const expectFiltered = async (query: string, keep: (listing: Listing) => boolean) => {
    const expected = idsOf(all.filter(keep));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await listings(query))).toEqual(expected);
  };
  await expectFiltered('?category=attraction', (entry) => entry.category === 'attraction');
  await expectFiltered('?category=restaurant', (entry) => entry.category === 'restaurant');
  await expectFiltered('?featured=true', (entry) => entry.featured);
  await expectFiltered('?featured=false', (entry) => !entry.featured);
  await expectFiltered('?area=Westminster', (entry) => entry.area === 'Westminster');
  await expectFiltered(
    '?category=attraction&featured=true',
    (entry) => entry.category === 'attraction' && entry.featured,
  );
  await expectFiltered(
    '?category=attraction&area=Westminster',
    (entry) => entry.category === 'attraction' && entry.area === 'Westminster',
  );
});

test('API-07 an area without listings gives an empty list', async () => {
  expect(await listings('?area=Nowhere')).toEqual([]);
  expect(await listings('?area=westminster')).toEqual([]);
  expect(await listings('?area=%00')).toEqual([]);
});

test('D-46 D-13 featured listings come first, then by numeric rating (default 4.0), name and id', async () => {
  const packFolder = await packWith({
    'listings.json': [
      listing({ id: 1, rating: 4.9 }),
      listing({ id: 2, rating: '3.5', featured: true }),
      listing({ id: 3, rating: '4.90', name: 'Álamo' }),
      listing({ id: 4, name: 'Museum of Things' }),
      listing({ id: 5, rating: '4.0', name: 'Library' }),
      listing({ id: 6, rating: 4, name: 'library' }),
      listing({ id: 7, rating: '5', featured: true }),
      listing({ id: 8, rating: 3.9 }),
    ],
  });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'order', packFolder });
  expect(idsOf(await listings('', other))).toEqual([7, 2, 3, 1, 5, 6, 4, 8]);
  await other.close();
});

test('ENT-07 a listing whose coordinates were set to null in the database has none', async () => {
  const packFolder = await packWith({ 'listings.json': [listing({ id: 1 }), listing({ id: 2 })] });
  const options = { mongoUrl: database.url, databasePrefix: 'nowhere', packFolder };
  const first = await buildApp(options);
  const stored = (await first.database()).collection<{ _id: number }>('listings');
  await stored.updateMany({}, { $set: { lat: 51.5, lng: -0.1 } });
  await stored.updateOne({ _id: 1 }, { $set: { lat: null, lng: null } });
  await first.close();
  const other = await buildApp(options);
  const [unplaced, placed] = await listings('', other);
  expect([unplaced!.id, 'lat' in unplaced!, placed!.lat]).toEqual([1, false, 51.5]);
  expect((await other.inject('/api/listings/1')).json()).toEqual(unplaced);
  await other.close();
});

test('a listing without a fixed place is served without the coordinates that the pack has', async () => {
  const position = { lat: 51.5, lng: -0.1 };
  const market = listing({ id: 1, ...position, noFixedPlace: true });
  const packFolder = await packWith({ 'listings.json': [market, listing({ id: 2, ...position })] });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'moving', packFolder });
  const [moving, fixed] = await listings('', other);
  expect([moving!.noFixedPlace, 'lat' in moving!, 'lng' in moving!, fixed!.lat]).toEqual([
    true,
    false,
    false,
    51.5,
  ]);
  await other.close();
});

test.each([
  ['?category=museum', 'category'],
  ['?category=', 'category'],
  ['?category=pub&category=attraction', 'category'],
  ['?featured=yes', 'featured'],
  ['?area=', 'area'],
  [`?area=${'a'.repeat(201)}`, 'area'],
  ['?colour=red', 'colour'],
  ['?category[$ne]=pub', 'category[$ne]'],
  ['?__proto__=1', '__proto__'],
])('VAL-02 the query %s is refused with the field', async (query, field) => {
  expectInvalid(await app.inject(`/api/listings${query}`), field);
});

test('API-08 a listing is returned by id', async () => {
  const response = await app.inject('/api/listings/1');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual((await londonListings()).find(({ id }) => id === 1));
});

test('API-08 an unknown id is 404', async () => {
  expectNotFound(await app.inject('/api/listings/999999'));
});

test.each(['12abc', '0', '-1', '1e3', '+1', '1.5', '%201', '0x1', '2147483648', 'NaN'])(
  'D-38 the id %s is refused with the field',
  async (id) => expectInvalid(await app.inject(`/api/listings/${id}`), 'id'),
);

test('D-59 an unchanged response is 304', async () => {
  const first = await app.inject('/api/listings');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({
    url: '/api/listings',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a changed pack replaces the seeded listings', async () => {
  const options = { mongoUrl: database.url, databasePrefix: 'reseed' };
  const seedWith = async (ids: number[]) => {
    const packFolder = await packWith({ 'listings.json': ids.map((id) => listing({ id })) });
    const seeded = await buildApp({ ...options, packFolder });
    const received = idsOf(await listings('', seeded));
    await seeded.close();
    return received;
  };
  expect(await seedWith([1, 2, 3])).toEqual([1, 2, 3]);
  expect(await seedWith([2, 3, 4])).toEqual([2, 3, 4]);
});

test('facts are part of their listing, and are updated or removed with the pack', async () => {
  const options = { mongoUrl: database.url, databasePrefix: 'facts' };
  const seedWith = async (facts?: Record<string, Facts>) => {
    const packFolder = await packWith({
      'listings.json': [listing({ id: 1 }), listing({ id: 2 })],
      ...(facts && { 'facts.json': facts }),
    });
    const seeded = await buildApp({ ...options, packFolder });
    const received = await listings('', seeded);
    await seeded.close();
    return received.map(({ id, facts }) => [id, facts]);
  };
  expect(await seedWith({ 1: { lift: 'yes' } })).toEqual([
    [1, { lift: 'yes' }],
    [2, undefined],
  ]);
  expect(await seedWith({ 2: { admission: { free: true } } })).toEqual([
    [1, undefined],
    [2, { admission: { free: true } }],
  ]);
  expect(await seedWith()).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
});

test('ENT-18 pictures of a listing are returned with credits, by id; a listing without pictures gives an empty list', async () => {
  const photos = (await londonFile('photos.json')) as unknown as Photo[];
  const towerPhotos = photos.filter(({ attractionId }) => attractionId === 1);
  expect(towerPhotos.length).toBeGreaterThanOrEqual(3);
  expect((await app.inject('/api/listings/1/photos')).json()).toEqual(
    towerPhotos.sort((a, b) => a.id - b.id),
  );
  expect((await app.inject('/api/listings/987654/photos')).json()).toEqual([]);
  expectInvalid(await app.inject('/api/listings/x/photos'), 'id');
});

test('GATT-04 texts that replace those of the subcategory are returned; a listing without any gives none', async () => {
  const packed = await londonFile('texts.json');
  const ids = Object.keys(packed);
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids)
    expect((await app.inject(`/api/listings/${id}/texts`)).json().texts).toEqual(packed[id]);
  for (const id of [1, 987654])
    expect((await app.inject(`/api/listings/${id}/texts`)).json()).toEqual({ id, texts: {} });
  expectInvalid(await app.inject('/api/listings/x/texts'), 'id');
});

test('D-37 all pictures and all texts are returned at once, by id', async () => {
  const all: Photo[] = (await app.inject('/api/photos')).json();
  const packed = (await londonFile('photos.json')) as unknown as Photo[];
  expect(all).toEqual([...packed].sort((a, b) => a.id - b.id));
  const texts = Object.entries(await londonFile('texts.json'));
  expect((await app.inject('/api/texts')).json()).toEqual(
    texts.map(([id, texts]) => ({ id: Number(id), texts })).sort((a, b) => a.id - b.id),
  );
});

test('during a database outage listings, pictures and texts are served from the copy with Age', async () => {
  const stopped = await startTestDatabase();
  await expectServedStale(service, stopped, '/api/listings', {
    '/api/listings?category=pub': 200,
    '/api/listings/1': 200,
    '/api/listings/987654': 404,
    '/api/listings/1/photos': 200,
    '/api/listings/987654/photos': 200,
    '/api/listings/36/texts': 200,
    '/api/photos': 200,
    '/api/texts': 200,
  });
  await stopped.remove();
});

test('D-59 an import by another process is served a moment later with a new ETag', async () => {
  const other = await startTestDatabase();
  const build = async (...ids: number[]) =>
    buildApp({
      mongoUrl: other.url,
      packFolder: await packWith({ 'listings.json': ids.map((id) => listing({ id })) }),
    });
  const running = await build(1, 2);
  const before = await running.inject('/api/listings');
  expect(before.json().map(({ id }: Listing) => id)).toEqual([1, 2]);

  const importing = await build(2, 3);
  const revalidate = () =>
    running.inject({ url: '/api/listings', headers: { 'if-none-match': String(before.headers.etag) } });
  let after = await revalidate();
  while (after.statusCode === 304) after = await revalidate();
  expect(after.statusCode).toBe(200);
  expect(after.json().map(({ id }: Listing) => id)).toEqual([2, 3]);
  expect(after.headers['content-type']).toBe('application/json; charset=utf-8');
  await importing.close();
  await running.close();
  await other.remove();
});

/** A cache of the listings in a database of this name. */
function openCache(name: string) {
  const db = database.client.db(name);
  const app = Fastify() as unknown as FastifyInstance;
  app.decorate('copies', []);
  app.decorate('database', async () => db);
  app.decorate('availability', { read: (_ms: number, live: () => unknown) => live() } as never);
  return { app, db, cache: createListingsCache(app) };
}

test('a change of the database by hand shows after 30 s', async () => {
  const { app, db, cache } = openCache('by-hand');
  const clock = jest.spyOn(performance, 'now');
  // Whole milliseconds, so that the sums are exact.
  const now = Math.ceil(performance.now());
  const namesAfter = async (ms: number) => {
    clock.mockReturnValue(now + ms);
    const { json } = await cache.find({ header() {} } as unknown as FastifyReply, {});
    return JSON.parse(json).map(({ name }: Listing) => name);
  };
  await storedListings.replaceAll(db, [toStoredListing(listing({ id: 1, name: 'Before' }))]);
  expect(await namesAfter(0)).toEqual(['Before']);
  await storedListings.replaceAll(db, [toStoredListing(listing({ id: 1, name: 'After' }))]);
  expect(await namesAfter(30_000)).toEqual(['Before']);
  expect(await namesAfter(30_051)).toEqual(['After']);
  clock.mockRestore();
  await app.close();
});

test('at most 32 MiB of responses are cached, including empty ones', async () => {
  const { app, cache } = openCache('cached');
  const find = (name: string) =>
    cache.find({ header() {} } as unknown as FastifyReply, { area: name.padEnd(1024 ** 2, 'x') });
  const first = await find('first');
  for (let query = 0; query < 30; query += 1) await find(`${query}`);
  expect(await find('first')).toBe(first);
  for (let query = 30; query < 62; query += 1) await find(`${query}`);
  expect(await find('first')).not.toBe(first);
  await app.close();
});

test('GATT-03 GATT-04 GATT-05 ENT-11 the texts of a page are those written for it, or those of kind and area', async () => {
  const written = await londonFile('attractions.json');
  const generic = await londonFile('generic.json');
  const own = await londonFile('texts.json');
  const pageOf = async (id: number) => (await app.inject(`/api/listings/${id}/page`)).json();
  expect(await pageOf(1)).toEqual({ own: {}, written: written[1] });
  expect(await pageOf(4)).toEqual({
    own: own[4],
    generic: { kind: generic.subcategories.Museum, area: generic.areas.Bloomsbury },
  });
  expect((await pageOf(201)).generic.kind).toEqual(generic.subcategories['Historic pub']);
  expectNotFound(await app.inject('/api/listings/9999/page'));
});

test('GATT-04 a kind and an area without texts have the default ones', async () => {
  const generic = await londonFile('generic.json');
  const packFolder = await packWith({
    'listings.json': [listing({ id: 8, subcategory: 'Lido', area: 'Nowhere' })],
  });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'defaults', packFolder });
  expect((await other.inject('/api/listings/8/page')).json()).toEqual({
    own: {},
    generic: { kind: generic.subcategories.default, area: generic.areas.default },
  });
  await other.close();
});

test('the texts of all pages and of the home page are those of the pack', async () => {
  expect((await app.inject('/api/texts/pages')).json()).toEqual({
    written: await londonFile('attractions.json'),
    generic: await londonFile('generic.json'),
  });
  expect((await app.inject('/api/texts/home')).json()).toEqual(await londonFile('home.json'));
});

test('during a database outage texts are served from the copy with Age', async () => {
  await expectServedStale(service, database, '/api/texts/home', {
    '/api/texts/pages': 200,
    '/api/listings/4/page': 200,
    '/api/listings/9999/page': 404,
  });
});
