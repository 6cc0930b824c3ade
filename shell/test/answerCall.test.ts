/** @jest-environment node */
import type { Listing, ListingTexts, Photo, Pub } from '@guide/contracts/api';
import type { AllPageTexts } from '@guide/contracts/city';
import { createSearch } from '@guide/contracts/search';
import { cityClocks } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { answerCall, type DeviceData } from '../src/offline/worker/answerCall';

const listingOf = (id: number, fields: Partial<Listing>): Listing => ({
  id,
  name: `Place ${id}`,
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Riverside',
  priceRange: 'Free',
  shortDescription: 'A place',
  description: 'Old stones',
  imageUrl: '/images/a.svg',
  tags: [],
  featured: false,
  ...fields,
});
const listings = [
  listingOf(1, { featured: true, lat: 51.5, lng: -0.1, rating: 4.5 }),
  listingOf(2, { area: 'Hill', lat: 51.6, lng: 0.2 }),
  listingOf(3, { category: 'pub', name: 'The Café' }),
];
const DAY = ['00:00-24:00'];
const allDay = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY };
const pubs = [{ id: 7, name: 'The Crown' }] as Pub[];
const photos = [
  { id: 1, attractionId: 2 },
  { id: 2, attractionId: 1 },
] as Photo[];
const texts: ListingTexts[] = [{ id: 2, texts: { bestTime: 'Mornings' } }];
const textsNamed = (name: string) => ({ about: [name] });
const pageTexts = {
  written: { 1: { title: 'Place 1' } },
  generic: {
    subcategories: {
      Museum: textsNamed('Museum'),
      'Historic pub': textsNamed('pub'),
      default: textsNamed('any kind'),
    },
    areas: { Hill: { setting: 'Hill' }, default: { setting: 'any area' } },
  },
} as unknown as AllPageTexts;
const searchTerms = {
  synonyms: [{ words: ['kids'], text: 'place' }],
  starts: [{ id: 'euston', name: 'Euston', kind: 'station' as const, lat: 51.5282, lng: -0.1337 }],
  calendar: { clockChanges: cityClocks('Europe/London'), bankHolidays: [] },
};
const data: DeviceData = {
  listings: async () => listings,
  pubs: async () => pubs,
  photos: async () => photos,
  texts: async () => texts,
  pageTexts: async () => pageTexts,
  homeTexts: async () => null,
  searchTerms: async () => searchTerms,
};

const call = async (path: string) => (await answerCall(new URL(path, 'http://guide'), data))!;
const ids = async (path: string) =>
  ((await (await call(path)).json()) as { id: number }[]).map(({ id }) => id);

test('D-37 API-03 Offline listings match every given field', async () => {
  expect(await ids('/api/listings')).toEqual([1, 2, 3]);
  expect(await ids('/api/listings?category=attraction')).toEqual([1, 2]);
  expect(await ids('/api/listings?category=attraction&featured=true')).toEqual([1]);
  expect(await ids('/api/listings?area=Hill')).toEqual([2]);
});

test('D-37 Offline listings and pubs are read by id; unknown ids get 404', async () => {
  expect(await (await call('/api/listings/2')).json()).toEqual(listings[1]);
  expect(await (await call('/api/pubs/7')).json()).toEqual(pubs[0]);
  expect([(await call('/api/listings/9')).status, (await call('/api/pubs/9')).status]).toEqual([404, 404]);
});

test("D-37 GATT-03 GATT-05 Offline a page's texts are written ones, or those of kind and area with its own", async () => {
  const page = async (id: number) => (await call(`/api/listings/${id}/page`)).json();
  expect(await page(1)).toEqual({ own: {}, written: { title: 'Place 1' } });
  expect(await page(2)).toEqual({
    own: { bestTime: 'Mornings' },
    generic: { kind: { about: ['Museum'] }, area: { setting: 'Hill' } },
  });
  expect(await page(3)).toEqual({
    own: {},
    generic: { kind: { about: ['pub'] }, area: { setting: 'any area' } },
  });
  expect((await call('/api/listings/9/page')).status).toBe(404);
});

test('D-37 D-7 Offline search finds, filters, sorts, pages and counts', async () => {
  expect(await ids('/api/search?query=cafe')).toEqual([3]);
  expect(await ids('/api/search?category=attraction&rating=4.4')).toEqual([1]);
  const page = await call('/api/search?limit=1&offset=1&sortBy=name');
  expect(page.headers.get('x-total-count')).toBe('3');
  expect(await page.json()).toEqual([listings[1]]);
  expect(await (await call('/api/search/facets')).json()).toEqual({
    areas: [
      { name: 'Hill', count: 1 },
      { name: 'Riverside', count: 2 },
    ],
  });
});

test('D-37 The offline map lists features within a box, also across the 180th meridian', async () => {
  expect(await ids('/api/map/features')).toEqual([1, 2]);
  expect(await ids('/api/map/features?bbox=-1,51,0,52')).toEqual([1]);
  expect(await ids('/api/map/features?bbox=0.1,51,-0.05,52')).toEqual([1, 2]);
  expect(await ids('/api/map/features?category=pub')).toEqual([]);
});

test('D-37 Offline map features have opening hours and facts for the chips', async () => {
  const day = ['10:00-18:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };
  const abbey = listingOf(4, { lat: 51.5, lng: -0.1, hours, facts: { stepFreeEntrance: 'yes' } });
  const response = await answerCall(new URL('http://guide/api/map/features'), {
    ...data,
    listings: async () => [abbey],
  });
  expect(await response!.json()).toMatchObject([{ id: 4, hours, suits: ['free', 'stepFree'] }]);
});

test('D-37 Calls without stored data are not answered', async () => {
  const url = new URL('http://guide/api/analytics/summary');
  expect(await answerCall(url, data)).toBeNull();
  const missing = async () => null;
  const damagedData = { ...data, listings: missing, pubs: missing, photos: missing, texts: missing };
  const withoutTerms = { ...data, searchTerms: missing };
  expect(await answerCall(new URL('http://guide/api/search?query=cafe'), withoutTerms)).toBeNull();
  for (const path of [
    '/api/search?query=a',
    '/api/listings/1/photos',
    '/api/listings/1/texts',
    '/api/pubs/7',
  ]) {
    expect([path, await answerCall(new URL(path, 'http://guide'), damagedData)]).toEqual([path, null]);
  }
});

test('D-37 Offline photos and texts are selected by listing', async () => {
  expect(await ids('/api/listings/2/photos')).toEqual([1]);
  expect(await ids('/api/listings/3/photos')).toEqual([]);
  expect(await (await call('/api/listings/2/texts')).json()).toEqual(texts[0]);
  expect(await (await call('/api/listings/3/texts')).json()).toEqual({ id: 3, texts: {} });
});

test('D-37 D-86 Offline chips, their counts and suggestions match the online search', async () => {
  const open = listingOf(5, { name: 'Night Museum', hours: allDay, facts: { stepFreeEntrance: 'yes' } });
  const all = [...listings, open];
  const device = { ...data, listings: async () => all };
  const jsonOf = async (path: string) => (await answerCall(new URL(path, 'http://guide'), device))!.json();
  expect(await jsonOf('/api/search?chips=openNow,stepFree')).toEqual([open]);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  expect(await jsonOf(`/api/search?chips=openNow&when=${days(2)}T03:00`)).toEqual([open]);
  const closed = { ...open, hours: { ...allDay, dates: { [days(2)]: [] } } };
  const later = { ...device, listings: async () => [closed] };
  const path = `http://guide/api/search?chips=openNow&when=${days(2)}`;
  expect(await (await answerCall(new URL(path), later))!.json()).toEqual([]);
  expect(await jsonOf('/api/search?chips=rain')).toEqual([]);
  const plain = createSearch(all, searchTerms);
  const moment = { now: Date.now(), calendar: searchTerms.calendar };
  expect(await jsonOf('/api/search/chips?query=museum')).toEqual(plain.chips({ query: 'museum' }, moment));
  expect(await jsonOf('/api/search/chips')).toMatchObject({ openNow: 1, openLate: 1, stepFree: 1 });
  expect(await jsonOf('/api/search/suggestions?query=nigth%20museum')).toEqual(
    plain.suggest('nigth museum', moment),
  );
  expect(await jsonOf('/api/search/suggestions?query=kids')).toContainEqual(
    expect.objectContaining({ type: 'search', label: 'place', count: 2 }),
  );
});

test('D-37 D-86 Offline searches start where the visitor says', async () => {
  expect(await (await call('/api/search/starts?query=eusten')).json()).toEqual(searchTerms.starts);
  const far = listingOf(8, { lat: 51.6, lng: 0 });
  const near = listingOf(9, { lat: 51.529, lng: -0.134 });
  const device = { ...data, listings: async () => [far, near] };
  const response = await answerCall(new URL('http://guide/api/search?from=euston&within=5'), device);
  expect(await response!.json()).toEqual([near]);
});
