import type { MapFeature } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { fixedChipsOf } from '@guide/contracts/place';
import {
  expectInvalid,
  expectServedStale,
  listing,
  londonFile,
  londonListings,
  londonTexts,
  packWith,
  startService,
} from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { buildApp, service } from '../src/app';

const { app, database } = await startService(service);

const features = async (query = '', on = app): Promise<MapFeature[]> => {
  const response = await on.inject(`/api/map/features${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};

test('API-09 areas are returned as in the pack', async () => {
  const response = await app.inject('/api/areas');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual((await londonFile('areas.json')).sort((a, b) => a.id - b.id));
});

test('ENT-07 exactly the listings with coordinates are places', async () => {
  const listings = await londonListings();
  const expected = listings
    .filter(({ lat, lng }) => lat !== undefined && lng !== undefined)
    .map((listing) => ({ ...listing, suits: fixedChipsOf(listing) }))
    .map(({ id, name, category, area, rating, priceRange, imageUrl, pubId, hours, suits, lat, lng }) => ({
      id,
      name,
      category,
      area,
      rating,
      priceRange,
      imageUrl,
      pubId,
      hours,
      suits,
      lat,
      lng,
    }))
    .sort((a, b) => a.id - b.id);
  expect(await features()).toEqual(expected);
});

test('areas have the texts of the language, and the English name by which places and addresses name them', async () => {
  const english = await londonFile('areas.json');
  const areas = translate(english, await londonTexts('ja', 'areas.json')).map((area, index) => ({
    ...area,
    name: english[index]!.name,
  }));
  const response = await app.inject('/api/areas?lang=ja');
  expect(response.json()).toEqual(areas.sort((a, b) => a.id - b.id));
  expect(response.headers['content-language']).toBe('ja');
});

test('places have the names of the language, and nothing else changes', async () => {
  const texts: Record<string, { name?: string }> = await londonTexts('ja', 'listings.json');
  const english = await features();
  const named = english.map((place) => ({ ...place, name: texts[place.id]?.name ?? place.name }));
  expect(named).not.toEqual(english);
  expect(await features('?lang=ja')).toEqual(named);
  const box = '?bbox=-0.13,51.5,-0.1,51.52&category=attraction';
  const inBox = (await features(box)).map(({ id }) => id);
  expect(await features(`${box}&lang=ja`)).toEqual(named.filter(({ id }) => inBox.includes(id)));
  const response = await app.inject({ url: '/api/map/features', headers: { 'accept-language': 'ja' } });
  expect(response.json()).toEqual(named);
  expect(Number(response.headers['x-total-count'])).toBe(named.length);
  const stored = (await app.database()).collection<{ _id: string }>('translations');
  expect(await stored.findOne({ _id: 'listings.json/ja/1' })).toEqual({
    _id: 'listings.json/ja/1',
    texts: { name: texts[1]!.name },
  });
});

test('D-33 places are filtered by category', async () => {
  const all = await features();
  expect(await features('?category=pub')).toEqual(all.filter(({ category }) => category === 'pub'));
});

test('D-33 places are filtered by box, edges included, also across the 180th meridian', async () => {
  const at = (id: number, lng: number, lat: number) => listing({ id, lng, lat });
  const packFolder = await packWith({
    'areas.json': [],
    'listings.json': [
      at(1, 0, 51),
      at(2, -0.5, 51.5),
      at(3, 0.5, 52),
      at(4, 179, 0),
      at(5, -179, 0),
      listing({ id: 6 }),
    ],
  });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'box', packFolder });
  const idsIn = async (bbox: string) => (await features(`?bbox=${bbox}`, other)).map(({ id }) => id);
  expect(await idsIn('-0.5,51,0,51.5')).toEqual([1, 2]);
  expect(await idsIn('0,51,0,51')).toEqual([1]);
  expect(await idsIn('170,-1,-170,1')).toEqual([4, 5]);
  expect(await idsIn('-180,-90,180,90')).toEqual([1, 2, 3, 4, 5]);
  expect(await features('?bbox=-1,50,1,53&category=pub', other)).toEqual([]);
  await other.close();
});

test('in a large pack, a request without a box returns 1,000 places and the total, one with a box all of them', async () => {
  const listings = Array.from({ length: 1200 }, (_, index) =>
    listing({ id: index + 1, lng: index / 10_000, lat: 51, category: index % 3 ? 'pub' : 'restaurant' }),
  );
  const packFolder = await packWith({ 'areas.json': [], 'listings.json': listings });
  const large = await buildApp({ mongoUrl: database.url, databasePrefix: 'large', packFolder });
  const fetchFeatures = async (query: string) => {
    const response = await large.inject(`/api/map/features${query}`);
    const ids = response.json<MapFeature[]>().map(({ id }) => id);
    return { count: ids.length, first: ids[0], total: Number(response.headers['x-total-count']) };
  };
  expect(await fetchFeatures('')).toEqual({ count: 1000, first: 1, total: 1200 });
  expect(await fetchFeatures('?bbox=0,50,1,52')).toEqual({ count: 1200, first: 1, total: 1200 });
  expect(await fetchFeatures('?bbox=0.1,50,1,52&category=pub')).toEqual({
    count: 134,
    first: 1001,
    total: 134,
  });
  expect(await fetchFeatures('?category=restaurant')).toEqual({ count: 400, first: 1, total: 400 });
  await large.close();
});

test.each([
  ['?bbox=1,2,3', 'bbox'],
  ['?bbox=a,b,c,d', 'bbox'],
  ['?bbox=0,53,1,51', 'bbox'],
  ['?bbox=-181,0,0,1', 'bbox'],
  ['?bbox=0,-91,1,0', 'bbox'],
  ['?category=all', 'category'],
  ['?zoom=3', 'zoom'],
])('MAP the query %s is refused with the field', async (query, field) => {
  expectInvalid(await app.inject(`/api/map/features${query}`), field);
});

test('during a database outage areas and places are served from the copy with Age', async () => {
  await expectServedStale(service, database, '/api/areas', {
    '/api/map/features': 200,
    '/api/map/features?category=restaurant': 200,
    '/api/map/features?bbox=-0.13,51.5,-0.1,51.52': 200,
    '/api/map/features?bbox=170,51.5,-0.12,51.52&category=pub': 200,
  });
});
