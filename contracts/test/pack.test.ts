import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { Area, type Facts, Listing, PopularListing, Subscription, TopPage } from '../api/schemas';
import { AttractionContent, absentFiles, findReferenceFaults, packFiles } from '../city';

type Checked = Parameters<typeof findReferenceFaults>[0];

const read = (city: string, file: keyof typeof packFiles) => {
  const url = new URL(`../../cities/${city}/${file}`, import.meta.url);
  return existsSync(url) || !(file in absentFiles)
    ? JSON.parse(readFileSync(url, 'utf8'))
    : absentFiles[file];
};

test.each(['london', 'brambleford'])('GEN-08 Match the schemas in the pack %s', (city) => {
  for (const [file, schema] of Object.entries(packFiles)) {
    const content = read(city, file as keyof typeof packFiles);
    const faults = [...Value.Errors(schema, content)].map(
      (fault) => `${file}${fault.instancePath} ${fault.message}`,
    );
    expect(faults).toEqual([]);
  }
});

test.each(['london', 'brambleford'])(
  'ATT-03 Show three different pictures of every attraction of %s',
  (city) => {
    const listings: { id: number; category: string; imageUrl: string }[] = read(city, 'listings.json');
    const photos: { attractionId?: number; url: string }[] = read(city, 'photos.json');
    const attractions = listings.filter(({ category }) => category === 'attraction');
    expect(attractions.length).toBeGreaterThan(10);
    for (const { id, imageUrl } of attractions) {
      const urls = photos.filter(({ attractionId }) => attractionId === id).map(({ url }) => url);
      expect([id, new Set(urls).size, urls.includes(imageUrl)]).toEqual([id, 3, true]);
    }
  },
);

const checked = (city: string): Checked => ({
  'listings.json': read(city, 'listings.json'),
  'pubs.json': read(city, 'pubs.json'),
  'areas.json': read(city, 'areas.json'),
  'credits.json': read(city, 'credits.json'),
  'facts.json': read(city, 'facts.json'),
  'home.json': read(city, 'home.json'),
  'site.json': read(city, 'site.json'),
  'synonyms.json': read(city, 'synonyms.json'),
  'texts.json': read(city, 'texts.json'),
});

test.each(['london', 'brambleford'])(
  'GEN-08 Refer only to existing content in facts, texts and synonyms of %s',
  (city) => {
    expect(findReferenceFaults(checked(city))).toEqual([]);
  },
);

test('GEN-08 Report unknown references and descending ranges with their position', () => {
  const facts: Record<string, Facts> = {
    9999: {},
    1: { minutesNeeded: [90, 30], ages: [12, 3], admission: { adult: 5, child: 6, concession: 5 } },
    2: { minutesNeeded: [30, 30], admission: { free: true } },
    3: { admission: { adult: 5, adultTo: 4 } },
  };
  const synonyms: Checked['synonyms.json'] = [
    { words: ['nowhere'], area: 'Nowhere' },
    { words: ['palace'], subcategory: 'Palace of nobody', listing: 9999 },
    { words: ['boat'], listing: 2, area: 'Weirside' },
  ];
  const changed = { 'facts.json': facts, 'synonyms.json': synonyms, 'texts.json': { 9998: {} } };
  expect(findReferenceFaults({ ...checked('brambleford'), ...changed }).sort()).toEqual([
    'facts.json /1/admission/child is more than an adult pays',
    'facts.json /1/ages must go from low to high',
    'facts.json /1/minutesNeeded must go from low to high',
    'facts.json /3/admission/adultTo is less than the lowest price',
    'facts.json /9999 is not the id of a listing in listings.json',
    'synonyms.json /0/area is not an area of areas.json',
    'synonyms.json /1/listing is not the id of a listing in listings.json',
    'synonyms.json /1/subcategory is not the subcategory of any listing',
    'texts.json /9998 is not the id of a listing in listings.json',
  ]);
});

test('D-75 Report listings without rating or review count', () => {
  const [first, second, ...others] = read('brambleford', 'listings.json');
  const listings = [{ ...first, rating: undefined }, { ...second, reviewCount: undefined }, ...others];
  expect(findReferenceFaults({ ...checked('brambleford'), 'listings.json': listings })).toEqual([
    'listings.json /0/rating is missing',
    'listings.json /1/reviewCount is missing',
  ]);
});

test('ENT-05 Report prices in another currency', () => {
  const all = checked('brambleford');
  const yen = { ...all['site.json'], currency: 'JPY' };
  const [first, second] = all['listings.json'];
  const listings = [
    { ...first!, priceRange: '¥¥' },
    { ...second!, priceRange: '£' },
    { ...second!, priceRange: 'Free' },
  ];
  const faults = findReferenceFaults({ ...all, 'site.json': yen, 'listings.json': listings });
  expect(faults.filter((fault) => fault.includes('priceRange'))).toEqual([
    'listings.json /1/priceRange is not "Free" or ¥ one to four times, the sign of the currency in site.json',
  ]);
});

test('D-88 Report a pack whose restaurants are in some of its files only', () => {
  const all = checked('brambleford');
  const { 'listings.json': listings, 'site.json': site, 'home.json': home } = all;
  const without = {
    'listings.json': listings.filter(({ category }) => category !== 'restaurant'),
    'site.json': { ...site, menus: { ...site.menus, restaurants: [] } },
    'home.json': { ...home, experiences: { ...home.experiences, restaurants: [] } },
    'facts.json': Object.fromEntries(
      Object.entries(all['facts.json']).filter(([id]) => !['101', '102', '103'].includes(id)),
    ),
  };
  expect(findReferenceFaults({ ...all, ...without })).toEqual([]);
  const menu =
    'site.json /menus/restaurants must be empty if listings.json has no restaurants, and only then';
  const tab =
    'home.json /experiences/restaurants must name 3 restaurants, or none in a city without restaurants';
  const faults = (file: keyof typeof without) => findReferenceFaults({ ...all, [file]: without[file] });
  expect(faults('listings.json')).toEqual(expect.arrayContaining([menu]));
  expect(faults('site.json')).toEqual([menu, tab]);
  expect(faults('home.json')).toEqual([tab]);
});

test('Report a place whose credit is in no list of credits.json', () => {
  const faults = (credit: string) => {
    const [first, ...others] = read('brambleford', 'listings.json');
    const listings = [{ ...first, source: { credit } }, ...others];
    return findReferenceFaults({ ...checked('brambleford'), 'listings.json': listings });
  };
  expect(faults('Brambleford notes')).toEqual([]);
  expect(faults('Wikivoyage')).toEqual([
    'listings.json /0/source/credit is not the name of a text or of data in credits.json',
  ]);
});

test('a credit of a text needs its licence, one of data does not', () => {
  const fits = (texts: object[], data: object[]) =>
    Value.Check(packFiles['credits.json'], { texts, data, photos: [] });
  expect(fits([{ name: 'A', licence: 'MIT' }], [{ name: 'B' }])).toBe(true);
  expect(fits([{ name: 'A' }], [])).toBe(false);
});

test('D-91 Report a kind of place that no holiday closes', () => {
  const [first, ...others] = read('brambleford', 'listings.json');
  const listings = [{ ...first, hours: { ...first.hours, kind: 'largeShop' } }, ...others];
  const site = read('brambleford', 'site.json');
  const faults = (closed: string[]) =>
    findReferenceFaults({
      ...checked('brambleford'),
      'listings.json': listings,
      'site.json': { ...site, holidays: { '12-25': { closed }, '12-26': {} } },
    });
  expect(faults(['railway'])).toEqual(['listings.json /0/hours/kind is closed on no holiday of site.json']);
  expect(faults(['railway', 'largeShop'])).toEqual([]);
});

test('D-91 Accept dates of holidays, and refuse other keys', () => {
  const site = read('london', 'site.json');
  const fits = (holidays: unknown) => Value.Check(packFiles['site.json'], { ...site, holidays });
  expect([{}, { '12-25': {} }, { '2027-03-28': { closed: ['largeShop'] } }].map(fits)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ easter: {} }, { '12-32': {} }, { '12-25': { shut: [] } }].map(fits)).toEqual([
    false,
    false,
    false,
  ]);
});

test('Accept valid facts and absent ones, and refuse all others', () => {
  const schema = packFiles['facts.json'];
  const fits = (facts: unknown) => Value.Check(schema, { 1: facts });
  const good: unknown[] = [
    {},
    { stepFreeEntrance: 'partly', lift: 'no', setting: 'both', booking: 'notNeeded', goodInRain: false },
    { admission: { free: true } },
    { admission: { adult: 29.9, child: 14.9, concession: 23.9 } },
    { minutesNeeded: [60, 90], ages: [3, 12] },
    { station: { name: 'Tower Hill' } },
    { source: { kind: 'generalKnowledge' } },
    { source: { kind: 'officialSite', lookedAt: '2026-11-20' } },
  ];
  const bad: unknown[] = [
    { stepFreeEntrance: true },
    { lift: 'unknown' },
    { admission: { free: false } },
    { admission: { child: 3 } },
    { admission: { free: true, adult: 3 } },
    { minutesNeeded: [60] },
    { ages: [0.5, 3] },
    { station: {} },
    { source: { kind: 'rumour' } },
    { source: { kind: 'officialSite', lookedAt: 'yesterday' } },
    { wifi: 'yes' },
  ];
  for (const facts of good) expect([facts, fits(facts)]).toEqual([facts, true]);
  for (const facts of bad) expect([facts, fits(facts)]).toEqual([facts, false]);
  expect(Value.Check(schema, { tower: {} })).toBe(false);
});

const listing = {
  id: 9,
  name: 'Tower Bridge',
  category: 'attraction',
  subcategory: 'Historical',
  area: 'Tower Hill',
  rating: '4.6',
  reviewCount: 12,
  priceRange: '££',
  shortDescription: 'In short.',
  description: 'At length.',
  imageUrl: '/images/tower-bridge.svg',
  lat: 51.5055,
  lng: -0.0754,
  tags: ['bridge', 'view'],
  featured: false,
  additionalInfo: { website: 'https://example.org', highlights: ['The walkway'], openingHours: 'Daily' },
};
const area = { id: 1, name: 'Soho', description: 'Neon.', imageUrl: '/images/soho.svg' };
const attractions = read('london', 'attractions.json');
const tower = attractions['1'];

const accepts = (schema: TSchema, record: object, field: string, value: unknown) =>
  Value.Check(schema, JSON.parse(JSON.stringify({ ...record, [field]: value })));

describe('a listing', () => {
  test('ENT-01 ENT-07 has the specified fields, with optional additionalInfo', () => {
    expect(Value.Check(Listing, listing)).toBe(true);
    for (const field of ['additionalInfo', 'rating', 'reviewCount', 'lat', 'lng', 'priceRange', 'imageUrl'])
      expect([field, accepts(Listing, listing, field, undefined)]).toEqual([field, true]);
    expect(accepts(Listing, listing, 'additionalInfo', {})).toBe(true);
    expect(accepts(Listing, listing, 'owner', 'nobody')).toBe(false);
    for (const field of ['id', 'name', 'category', 'subcategory', 'area', 'tags'])
      expect([field, accepts(Listing, listing, field, undefined)]).toEqual([field, false]);
  });

  test.each([
    ['ENT-02', 'category', ['attraction', 'restaurant', 'pub'], ['museum', '', null]],
    ['ENT-03', 'subcategory', ['Museum', 'Royal', 'Historical', 'Park'], ['', 3]],
    ['ENT-04', 'rating', ['4.6', '5', 4.6, 0], ['good', '6', -1, null]],
    ['ENT-05', 'priceRange', ['Free', '£', '££', '£££'], ['£££££', 'free', '5', '']],
    ['ENT-06', 'tags', [[], ['bridge']], ['bridge', [1]]],
    ['ENT-06', 'featured', [true, false], ['true', 1]],
  ] as const)('%s %s is one of %j and none of %j', (_id, field, good, bad) => {
    for (const value of good) expect([value, accepts(Listing, listing, field, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, accepts(Listing, listing, field, value)]).toEqual([value, false]);
  });
});

test('ENT-08 Describe an area by id, name, description and picture', () => {
  expect(Value.Check(Area, area)).toBe(true);
  for (const field of Object.keys(area))
    expect([field, accepts(Area, area, field, undefined)]).toEqual([field, field === 'imageUrl']);
});

describe('the content of an attraction page', () => {
  test.each([
    'title',
    'description',
    'history',
    'featured',
    'highlights',
    'visitInfo',
    'funFacts',
    'officialWebsite',
    'ticketUrl',
    'address',
    'photoSpots',
    'nearbyAttractions',
  ])('ENT-11 has %s', (field) => {
    expect(Value.Check(AttractionContent, tower)).toBe(true);
    expect(accepts(AttractionContent, tower, field, undefined)).toBe(false);
  });

  test.each(['openingHours', 'bestTime', 'timeNeeded', 'ticketInfo', 'accessibility', 'nearestTube'])(
    'ENT-12 its visitInfo has %s',
    (field) => {
      const { [field]: _left, ...rest } = tower.visitInfo;
      expect(accepts(AttractionContent, tower, 'visitInfo', rest)).toBe(false);
    },
  );

  test('ENT-13 has capsule options with all fields only for the Eye', () => {
    const withOptions = Object.keys(attractions).filter((id) => attractions[id].capsuleOptions);
    expect(withOptions).toEqual(['2']);
    const [option] = attractions['2'].capsuleOptions;
    expect(Object.keys(option).sort()).toEqual([
      'description',
      'duration',
      'imageUrl',
      'name',
      'price',
      'unit',
    ]);
    const { price, ...unpriced } = option;
    expect(accepts(AttractionContent, tower, 'capsuleOptions', [unpriced])).toBe(false);
  });
});

test('ENT-22 Accept only an email address as a subscription', () => {
  expect(Value.Check(Subscription, { email: 'ada@example.com' })).toBe(true);
  expect(accepts(Subscription, { email: 'ada@example.com' }, 'name', 'Ada')).toBe(false);
  expect(Value.Check(Subscription, {})).toBe(false);
});

test('ENT-23 Count views as {path, count} and {listingId, count}', () => {
  expect(Value.Check(TopPage, { path: '/', count: 3 })).toBe(true);
  expect(Value.Check(TopPage, { path: '/', count: '3' })).toBe(false);
  expect(Value.Check(PopularListing, { listingId: 1, count: 3 })).toBe(true);
  expect(Value.Check(PopularListing, { listingId: '1', count: 3 })).toBe(false);
});
