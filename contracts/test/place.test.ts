import { expect, test } from '@jest/globals';
import type { Facts, Listing, MapFeature } from '../api';
import {
  AROUND_MINUTES,
  applyFilters,
  CHIPS,
  type Chip,
  cardListing,
  chipsPath,
  closesLate,
  type Destination,
  directionsUrl,
  distanceText,
  FIXED_CHIPS,
  familyText,
  fixedChipsOf,
  forWhomText,
  hasPosition,
  hoursSummary,
  isInCity,
  mapFeaturesIn,
  mapFeaturesOf,
  metresOnFoot,
  metresTo,
  minutesOnFoot,
  minutesText,
  nearbyBox,
  nearbyPlaces,
  nearestFirst,
  type Point,
  ratingValue,
  readBox,
  readChips,
  readWalk,
  rightNow,
  timeText,
  toggleChip,
  WITHIN_MINUTES,
  walkFrom,
} from '../place';
import { clockChanges } from '../site';
import { seeded } from '../testing';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });

test.each([
  ['4.6', 4.6],
  [4.6, 4.6],
  [0, 0],
  [undefined, 4],
  [null, 4],
  ['', 4],
  ['unrated', 4],
  [Number.NaN, 4],
])('ENT-04 CONST-05 GATT-10 VAL-03 Read the rating %p as %f', (rating, value) => {
  expect(ratingValue(rating)).toBe(value);
});

test.each([
  [{ lat: 51.5, lng: -0.1 }, true],
  [{ lat: 0, lng: 0 }, true],
  [{ lat: 51.5 }, false],
  [{ lat: null, lng: -0.1 }, false],
  [{ lat: 51.5, lng: Number.NaN }, false],
  [{}, false],
])('ENT-07 WIDGET-18 The position %j has a marker: %s', (position, isKnown) => {
  const place = position as { lat?: number; lng?: number };
  expect(hasPosition(place)).toBe(isKnown);
  expect(mapFeaturesOf({ ...place, category: 'pub' } as Listing)).toHaveLength(isKnown ? 1 : 0);
  expect(metresTo({ lat: 51.5, lng: -0.1 }, place) < Number.MAX_VALUE).toBe(isKnown);
});

test('D-13 CONST-05 Give cards only the fields they show, with a numeric rating', () => {
  const listing: Listing = {
    id: 9,
    name: 'Tower Bridge',
    category: 'attraction',
    subcategory: 'Historical',
    area: 'Tower Hill',
    priceRange: '££',
    shortDescription: 'In short.',
    description: 'At length.',
    imageUrl: '/images/tower-bridge.svg',
    tags: ['bridge'],
    featured: true,
  };
  const { description, tags, featured, ...shown } = listing;
  expect(cardListing(listing)).toEqual({ ...shown, rating: 4, suits: [] });
  const rated = cardListing({ ...listing, rating: '4.7', pubId: 3 });
  expect(rated).toEqual({ ...shown, rating: 4.7, pubId: 3, suits: [] });
  expect(cardListing({ ...listing, hoursSummary: 'Guided tours' }).hoursSummary).toBe('Guided tours');
});

test('TOP-04 TOP-05 WIDGET-07 D-47 Show the fixed texts unless the listing differs', () => {
  expect([{}, { timeNeeded: '1 hour' }].map(timeText)).toEqual(['2-3 hours', '1 hour']);
  const families = [{}, { familyFriendly: true }, { familyFriendly: false }];
  expect(families.map(familyText)).toEqual(['Family friendly', 'Family friendly', null]);
});

test("D-47 Show only known facts on a place's own page", () => {
  const places = [{}, { familyFriendly: false }, { familyFriendly: true }, { forWhom: 'All ages.' }];
  expect(places.map(forWhomText)).toEqual([null, null, 'Family friendly', 'All ages.']);
  expect(forWhomText({ familyFriendly: true, forWhom: 'All ages.' })).toBe('All ages.');
});

test.each([
  [{ hours: { ...week(), sun: ['10:00-16:00'] }, hoursSummary: 'Selected dates' }, undefined],
  [{ hoursSummary: 'Selected dates', additionalInfo: { openingHours: 'On some days.' } }, 'Selected dates'],
  [{ additionalInfo: { openingHours: 'Daily; each room keeps its own hours.' } }, 'Hours vary'],
  [{ additionalInfo: {} }, undefined],
  [{}, undefined],
])('D-44 Summarise the hours of %j as %p', (listing, summary) => {
  expect(hoursSummary(listing)).toBe(summary);
});

test('D-30 Estimate a walk as the straight line × 1.3: 0.01° of latitude are 1.45 km', () => {
  expect(metresOnFoot({ lat: 51.5, lng: 0 }, { lat: 51.51, lng: 0 })).toBeCloseTo(1111.95 * 1.3, 0);
});

test.each([
  [20, '50 m', 1, '1 min'],
  [640, '650 m', 8, '8 min'],
  [974, '950 m', 12, '12 min'],
  [975, '1.0 km', 12, '12 min'],
  [7600, '7.6 km', 95, '1 h 35 min'],
  [9600, '9.6 km', 120, '2 h'],
])('D-30 Show %d m as "%s", a walk of %d minutes at 4.8 km/h', (metres, distance, minutes, text) => {
  expect(distanceText(metres)).toBe(distance);
  expect(minutesOnFoot(metres)).toBe(minutes);
  expect(minutesText(minutes)).toBe(text);
});

const here = { lat: 51.5, lng: -0.1 };
/** A listing this many degrees north of here: 0.001 is 111 m, 145 m on foot. */
const north = (id: number, degrees: number, parts: Partial<MapFeature> = {}): MapFeature => ({
  id,
  name: `Place ${id}`,
  category: 'attraction',
  area: `Area ${id}`,
  priceRange: 'Free',
  imageUrl: '/images/place.svg',
  lat: here.lat + degrees,
  lng: here.lng,
  ...parts,
});
const around = (...listings: MapFeature[]) =>
  nearbyPlaces(listings, here, ({ id }) => id === 1).map(({ id, minutes }) => [id, minutes]);

test('D-30 Show at most five other places within 15 minutes, nearest first', () => {
  const result = around(
    north(1, 0),
    north(2, 0.006),
    north(3, 0.001, { category: 'pub' }),
    north(4, 0.004, { category: 'restaurant' }),
    north(5, 0.002),
    north(6, 0.003),
    north(7, 0.005),
    north(8, 0.2),
  );
  expect(result.map(([id]) => id)).toEqual([3, 5, 6, 4, 7]);
  expect(result.every(([, minutes]) => minutes! <= AROUND_MINUTES)).toBe(true);
});

test('Show the nearest three places even if they are far', () => {
  const result = around(north(2, 0.001), north(3, 0.1), north(4, 0.2), north(5, 0.3));
  expect(result.map(([id]) => id)).toEqual([2, 3, 4]);
});

test('a place without a fixed place is nowhere on the map, and no walk leads there', () => {
  const market = { ...north(9, 0.001), noFixedPlace: true } as unknown as Listing;
  expect(mapFeaturesOf(market)).toEqual([]);
  expect([walkFrom(here, market), walkFrom(null, market)]).toEqual(['no fixed place', null]);
  const served: Partial<Point> & { id: number } = { id: 9 };
  const { chosen, limit } = nearestFirst([served, north(2, 0.1)], here, null);
  expect([chosen.map(({ id }) => id), limit]).toEqual([[2, 9], null]);
  expect(nearestFirst([served, north(2, 0.001)], here, 5).chosen.map(({ id }) => id)).toEqual([2]);
});

const calendar = {
  clockChanges: clockChanges('Europe/London', Date.UTC(2025, 5), Date.UTC(2029, 0)),
  bankHolidays: ['2026-12-28'],
};
/** @param local - London time in winter, which is UTC */
const at = (local: string) => Date.parse(`${local}Z`);

test.each<[string, Facts, readonly string[]]>([
  ['nothing known', {}, []],
  ['free', { admission: { free: true } }, ['free']],
  ['free for adults', { admission: { adult: 0, child: 0 } }, ['free']],
  ['adults for a penny', { admission: { adult: 0.01, child: 0 } }, []],
  ['a step-free entrance', { stepFreeEntrance: 'yes' }, ['stepFree']],
  ['a partly step-free entrance', { stepFreeEntrance: 'partly' }, []],
  ['small children', { ages: [0, 6] }, ['children']],
  ['for adults', { ages: [16, 99] }, []],
  ['indoors', { setting: 'indoor' }, ['rain']],
  ['indoors, but not good in rain', { setting: 'indoor', goodInRain: false }, []],
  ['in and out, and good in rain', { setting: 'both', goodInRain: true }, ['rain']],
])('Derive traits from facts: %s', (_, facts, suits) => {
  expect(fixedChipsOf({ facts })).toEqual(suits);
});

test('Derive traits without facts from price and family friendliness', () => {
  expect(fixedChipsOf({ category: 'attraction', priceRange: 'Free', familyFriendly: true })).toEqual([
    'free',
    'children',
  ]);
  expect(fixedChipsOf({ category: 'pub', priceRange: 'Free', familyFriendly: false })).toEqual([]);
  const priced: Facts = { admission: { adult: 5 } };
  expect(fixedChipsOf({ category: 'attraction', priceRange: 'Free', facts: priced })).toEqual([]);
});

test.each([
  ['a museum by day', week('10:00-17:30'), '2026-11-20T12:00', null],
  ['until 20:00', week('10:00-20:00'), '2026-11-20T12:00', '2026-11-20T20:00'],
  ['until 19:59', week('10:00-19:59'), '2026-11-20T12:00', null],
  ['a pub before it opens', week('17:00-23:00'), '2026-11-20T12:00', '2026-11-20T23:00'],
  ['a club past midnight', week('22:00-03:00'), '2026-11-20T12:00', '2026-11-21T03:00'],
  ['a club at one in the morning', week('22:00-03:00'), '2026-11-21T01:00', '2026-11-21T03:00'],
  ['after it has closed', week('10:00-21:00'), '2026-11-20T21:00', null],
  [
    'late on Fridays only, asked on Thursday',
    { ...week('10:00-17:00'), fri: ['10:00-21:00'] },
    '2026-11-19T12:00',
    null,
  ],
] as const)('Filter by open late: %s', (_, hours, local, until) => {
  const result = closesLate(hours as never, rightNow(at(local)), calendar);
  expect(result === null ? null : new Date(result).toISOString().slice(0, 16)).toBe(until);
});

test('Count the places that each further chip leaves, on 300 seeded lists', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seeded(seed);
    const places = Array.from({ length: random.integer(30) }, () => ({
      hours: random.of([undefined, week('10:00-17:00'), week('10:00-22:00'), week()]),
      suits: FIXED_CHIPS.filter(() => random.integer(2) === 0),
    }));
    const now = rightNow(at('2026-11-20T00:00') + random.integer(1440) * 60_000);
    const chips = CHIPS.map(({ name }) => name).filter(() => random.integer(4) === 0);
    const { chosen, counts } = applyFilters(places, chips, now, calendar);
    expect([seed, chosen]).toEqual([seed, places.filter((place) => chosen.includes(place))]);
    for (const { name } of CHIPS) {
      const more = applyFilters(places, [...new Set([...chips, name])], now, calendar).chosen;
      expect([seed, name, counts[name]]).toEqual([seed, name, more.length]);
    }
    for (const suit of FIXED_CHIPS) {
      if (chips.includes(suit)) expect(chosen.every(({ suits }) => suits.includes(suit))).toBe(true);
    }
  }
});

test('D-30 Limit places by walking time, nearest first, with matching counts, on 300 seeded lists', () => {
  const now = rightNow(at('2026-11-20T12:00'));
  for (let seed = 1; seed <= 300; seed++) {
    const random = seeded(seed);
    const places = Array.from({ length: random.integer(30) }, () => ({
      suits: FIXED_CHIPS.filter(() => random.integer(2) === 0),
      ...(random.integer(5) > 0 && { lat: here.lat + random.integer(20) / 1000, lng: here.lng }),
    }));
    const minutes = (place: (typeof places)[number]) => minutesOnFoot(metresTo(here, place));
    const within = random.of(WITHIN_MINUTES);
    const { chosen, counts, limit } = applyFilters(places, ['free'], now, calendar, { from: here, within });
    const free = places.filter(({ suits }) => suits.includes('free'));
    expect(chosen).toHaveLength(free.filter((place) => minutes(place) <= within).length);
    expect(chosen.map(minutes)).toEqual(chosen.map(minutes).sort((a, b) => a - b));
    expect(counts.rain).toBe(chosen.filter(({ suits }) => suits.includes('rain')).length);
    const nearestMinutes = free.length > 0 ? Math.min(...free.map(minutes)) : null;
    expect(limit).toEqual({ within, all: free.length, nearestMinutes });
    const anywhere = applyFilters(places, ['free'], now, calendar, { from: null, within });
    expect([anywhere.chosen, anywhere.limit]).toEqual([free, null]);
  }
});

test('D-9 D-86 Read start and limit of walks from the address, and ignore unknown limits', () => {
  expect(readWalk(new URLSearchParams('from=%20euston%20'))).toEqual({ from: 'euston', within: null });
  expect(readWalk(new URLSearchParams(`from=${'x'.repeat(200)}`)).from).toHaveLength(100);
  const limitOf = (query: string) => readWalk(new URLSearchParams(query)).within;
  expect(limitOf('within=20')).toBe(20);
  expect(['within=7', 'within=10.0', 'within=', ''].map(limitOf)).toEqual([null, null, null, null]);
});

test('D-9 Read each known chip once from the address, and ignore unknown chips', () => {
  const read = (query: string) => readChips(new URLSearchParams(query));
  expect(read('chips=rain,free,rain')).toEqual(['free', 'rain']);
  expect(read('chips=near,__proto__,constructor,FREE,')).toEqual([]);
  expect(read('')).toEqual([]);
  const every = CHIPS.map(({ name }): Chip => name);
  expect(read(chipsPath('/list', every).split('?')[1]!)).toEqual(every);
  expect(chipsPath('/list', [])).toBe('/list');
  expect(toggleChip(['rain'], 'free')).toEqual(['free', 'rain']);
  expect(toggleChip(['free', 'rain'], 'free')).toEqual(['rain']);
});

const travelModes = { walk: 'foot', transit: 'bus' };

test.each([
  ['1.95 km on foot', { lat: 51.5, lng: -0.1 + 1.95 / 90 }, 'foot'],
  ['2.05 km on foot', { lat: 51.5, lng: -0.1 + 2.05 / 90 }, 'bus'],
  ['9 km on foot', { lat: 51.5, lng: -0.0 }, 'bus'],
])('D-60 Choose how directions go: %s', (_distance, to, mode) => {
  const directions = 'https://maps.example/?mode={mode}&from={fromLat},{fromLng}&to={query}';
  const urlTo = (destination: Destination, from: Point | null) =>
    new URL(
      directionsUrl(
        { mapServices: { search: '', coordinates: '', directions, travelModes } },
        destination,
        from,
      ),
    );
  const start = { lat: 51.5, lng: -0.1 };
  expect(urlTo({ query: 'Soho', ...to }, start).searchParams.get('mode')).toBe(mode);
  // The service chooses, because nobody knows how far it is.
  expect(urlTo({ query: 'Soho', ...to }, null).search).toBe('?to=Soho');
  expect(urlTo({ query: 'Soho' }, start).search).toBe('?from=51.5%2C-0.1&to=Soho');
});

test('D-30 Equally near places come in the order of their ids', () => {
  const at = { lat: 51.5, lng: -0.1, category: 'pub', imageUrl: '', name: 'A pub' } as const;
  const places = [7, 3, 5].map((id) => ({ ...at, id }));
  const ids = nearbyPlaces(places as never, { lat: 51.5, lng: -0.101 }, () => false).map(({ id }) => id);
  expect(ids).toEqual([3, 5, 7]);
});

test('D-30 Walks start within 50 km on foot of the centre', () => {
  const london = { center: [-0.1195, 51.5074] } as const;
  const inLondon = (lat: number, lng: number) => isInCity({ lat, lng }, london);
  expect([inLondon(51.4036, -0.3378), inLondon(51.47, -0.4543)]).toEqual([true, true]);
  expect([inLondon(40.7128, -74.006), inLondon(52.2053, 0.1218), inLondon(-51.5, -0.12)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('D-60 Directions are a route from the starting point, else from the device; without a template or coordinates a search', () => {
  const search = 'https://maps.example/?q={query}';
  const route = 'https://maps.example/route?mode=foot&from={fromLat},{fromLng}&to={lat},{lng}';
  const urlOf = (directions: string | undefined, to: Destination, from: Point | null) =>
    directionsUrl({ mapServices: { search, coordinates: '', directions, travelModes } }, to, from);
  const tower = { query: 'Tower + Moat, EC3', lat: 51.5, lng: -0.07 };
  const start = { lat: 51.52, lng: -0.12 };
  expect(urlOf(route, tower, start)).toBe(
    'https://maps.example/route?mode=foot&from=51.52%2C-0.12&to=51.5%2C-0.07',
  );
  expect(urlOf(route, tower, null)).toBe('https://maps.example/route?mode=foot&to=51.5%2C-0.07');
  expect(urlOf('https://maps.example/?to={query}', tower, null)).toBe(
    'https://maps.example/?to=Tower%20%2B%20Moat%2C%20EC3',
  );
  expect(urlOf(route, { query: 'Soho' }, start)).toBe('https://maps.example/?q=Soho');
  expect(urlOf(undefined, { ...tower, query: 'Soho' }, null)).toBe('https://maps.example/?q=Soho');
});

test('places across the 180th meridian are near each other', () => {
  const at = { lat: -16.84, lng: 179.99 };
  expect(nearbyBox(at)).toBe('179.8900,-16.9000,-179.9100,-16.7800');
  const east = { ...at, lng: -179.99 };
  const feature = {
    id: 1,
    name: 'Lookout',
    category: 'attraction' as const,
    area: 'Bouma',
    suits: [],
    ...east,
  };
  expect(mapFeaturesIn([feature], readBox(nearbyBox(at)))).toEqual([feature]);
  expect(nearbyPlaces([feature], at, () => false)).toHaveLength(1);
  expect(metresOnFoot(at, east)).toBeLessThan(3000);
});
