/** @jest-environment node */
import { walkText } from '@guide/contracts/place';
import { expect, test } from '@jest/globals';
import { foundQuery, readMapSearch } from '../src/api/useFound';
import { HAIR_SPACE, spaceLetters } from '../src/map/ground/spaceLetters';
import { computePan, placePopup } from '../src/map/popup/placePopup';
import { areaShape, hull, type Position } from '../src/places/areaShape';
import { boxQuery } from '../src/places/box';
import { pagePath } from '../src/places/pagePath';
import { placeOf, placesOfFeature } from '../src/places/place';
import { placeRow, readPlaceRow } from '../src/places/placeRows';
import { placesInList } from '../src/places/placesInList';
import { byRank, rankOf } from '../src/places/rank';
import { matchesText, shownAttractions } from '../src/places/shownAttractions';
import { areaOf } from '../src/screens/Map/useChosenArea';
import { readShared } from '../src/screens/Map/useSharedPlaces';
import { CENTER, cityPlaces, listing, place } from './support/listings';

test('WIDGET-18 listings without coordinates are not shown', () => {
  expect(placeOf(listing({ id: 1, lat: undefined }), CENTER)).toEqual([]);
  expect(placeOf(listing({ id: 1, lng: undefined }), CENTER)).toEqual([]);
  expect(placeOf(listing({ id: 1, lat: 0, lng: 0 }), CENTER)).toHaveLength(1);
  const feature = { ...place({ id: 1 }), suits: [] };
  expect(placesOfFeature(feature, CENTER)).toHaveLength(1);
  expect(placesOfFeature({ ...feature, lat: undefined }, CENTER)).toEqual([]);
});

test('a page has every place of London, with its hours, in less than half of the bytes', () => {
  const places = cityPlaces.map(({ details, ...feature }) => ({ ...feature, tags: [] }));
  expect(places.filter(({ hours }) => hours?.seasons && hours.dates).length).toBeGreaterThan(5);
  expect(new Set(places.map(({ hours }) => hours === undefined)).size).toBe(2);
  const text = JSON.stringify(places.map(placeRow));
  expect(JSON.parse(text).map(readPlaceRow)).toEqual(places);
  expect(text.length).toBeLessThan(JSON.stringify(places).length / 2);
});

test('WIDGET-13 ENT-19 only attractions 1 to 8 are ranked', () => {
  expect([1, 8, 9].map((id) => rankOf({ id, category: 'attraction' }))).toEqual([1, 8, null]);
  expect(rankOf({ id: 3, category: 'pub' })).toBeNull();
});

test('WIDGET-05 places are sorted by rank, then rating', () => {
  const places = [
    place({ id: 20, rating: 4.2 }),
    place({ id: 2, rating: 3 }),
    place({ id: 9, rating: 4.9 }),
    place({ id: 1 }),
  ];
  expect(places.sort(byRank).map(({ id }) => id)).toEqual([1, 2, 9, 20]);
});

const twenty = Array.from({ length: 20 }, (_, index) => place({ id: index + 1, rating: 3 + index / 20 }));

test('WIDGET-14 at most the 15 best rated attractions are shown', () => {
  const shown = shownAttractions(twenty, { top10Only: false, text: '' });
  expect(shown.map(({ id }) => id)).toEqual([6, 7, 8, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(shownAttractions(twenty.slice(0, 12), { top10Only: false, text: '' })).toHaveLength(12);
});

test('WIDGET-02 WIDGET-10 D-63 a search includes attractions beyond the limit; Top 10 Only shows only ranked ones', () => {
  const all = twenty.map((attraction) =>
    attraction.id <= 4 ? { ...attraction, area: 'Greenwich' } : attraction,
  );
  const ids = (top10Only: boolean, text: string) =>
    shownAttractions(all, { top10Only, text }).map(({ id }) => id);
  // The four worst rated are not among the fifteen.
  expect(ids(false, '')).not.toContain(1);
  expect(ids(false, 'greenwich')).toEqual([1, 2, 3, 4]);
  expect(ids(false, 'place')).toHaveLength(15);
  expect(ids(true, '')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ids(true, 'greenwich')).toEqual([1, 2, 3, 4]);
  expect(ids(true, 'place 1')).toEqual([1]);
});

test('WIDGET-10 a search matches name, area and tags, ignoring case and outer spaces', () => {
  const eye = { name: 'London Eye', area: 'South Bank', tags: ['Views', 'family'] };
  for (const text of ['  eye ', 'SOUTH', 'view', '']) expect(matchesText(eye, text)).toBe(true);
  expect(matchesText(eye, 'museum')).toBe(false);
});

test('WIDGET-10 a search matches an area by its English and its translated name', () => {
  const eye = { name: 'London Eye', area: 'South Bank', tags: [] };
  const words = { 'South Bank': 'サウス・バンク' };
  for (const text of ['south', 'サウス']) expect(matchesText(eye, text, words)).toBe(true);
  expect(matchesText(eye, 'サウス')).toBe(false);
});

test('letters that a script joins stay together in labels', () => {
  expect(spaceLetters("ST JAMES'S", HAIR_SPACE)).toBe([..."ST JAMES'S"].join('\u200a'));
  expect(spaceLetters('وستمنستر', HAIR_SPACE)).toBe('وستمنستر');
});

test('WIDGET-10 D-78 D-94 apostrophes, full stops and accents do not count, "&" is "and"', () => {
  const cafe = { name: "St. Paul's Café", area: 'Fox & Anchor', tags: ['3.5 miles'] };
  for (const text of ['st pauls', 'ST. PAUL’S cafe', 'fox and', 'fox & a', '3.5', '...'])
    expect([text, matchesText(cafe, text)]).toEqual([text, true]);
  expect(matchesText(cafe, '35')).toBe(false);
});

test('WIDGET-08 D-68 places link to /attraction/{id}, pubs with a page to /pub/{id}', () => {
  const site = { slug: 'london' };
  expect(pagePath(site, place({ id: 9 }))).toBe('/attraction/9');
  expect(pagePath(site, place({ id: 101, category: 'restaurant' }))).toBe('/attraction/101');
  expect(pagePath(site, place({ id: 204, category: 'pub', pubId: undefined }))).toBe('/attraction/204');
  expect(pagePath(site, place({ id: 203, category: 'pub', pubId: 3 }))).toBe('/pub/3');
});

const area = { id: 1, name: 'Soho', description: 'Neon.', imageUrl: '/images/soho.svg' };
const square: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

test('D-33 the hull omits points inside and on its edges', () => {
  expect(hull([[0.5, 0.5], ...square, [0.5, 0]])).toEqual(square);
});

test('D-33 the outline of an area is its boundary, the hull of its listings, or a square around its centre', () => {
  expect(areaShape({ ...area, boundary: square }, [])?.ring).toEqual(square);
  const inSoho = square.map(([lng, lat], index) => place({ id: index + 1, area: 'Soho', lng, lat }));
  const elsewhere = place({ id: 9, area: 'Mayfair', lng: 5, lat: 5 });
  expect(areaShape(area, [...inSoho, elsewhere])?.ring).toEqual(square);
  const around = areaShape({ ...area, center: [-0.13, 51.51] }, [])!.ring;
  expect(around).toHaveLength(4);
  expect(around.reduce((sum, [lng]) => sum + lng, 0) / 4).toBeCloseTo(-0.13);
  expect(areaShape(area, [])).toBeNull();
});

test('MAP-10 MAP-13 areas are found by name, ignoring case', () => {
  expect(areaOf([area], 'soho')).toBe(area);
  expect(areaOf([area], 'Atlantis')).toBeNull();
  expect(areaOf([area], null)).toBeNull();
  expect(areaOf(undefined, 'Soho')).toBeNull();
});

test('MAP small movements of the map cause no requests', () => {
  expect(boxQuery([-0.1234, 51.4811, -0.0301, 51.5402])).toBe('-0.15,51.45,0.00,51.55');
  expect(boxQuery([-0.1299, 51.4701, -0.0377, 51.5455])).toBe('-0.15,51.45,0.00,51.55');
});

test('across the 180th meridian the map has neighbours side by side and asks for a box that crosses it', () => {
  const TAVEUNI: [number, number] = [179.99, -16.85];
  const lngs = [179.98, -179.98].map((lng) => placeOf(listing({ id: 1, lat: -16.8, lng }), TAVEUNI)[0]!.lng);
  expect(lngs).toEqual([179.98, expect.closeTo(180.02, 9)]);
  expect(placeOf(listing({ id: 1, lat: -16.8, lng: 179.98 }), [-179.99, -16.85])[0]!.lng).toBeCloseTo(
    -180.02,
    9,
  );
  expect(boxQuery([179.71, -16.93, 180.21, -16.71])).toBe('179.70,-16.95,-179.75,-16.70');
});

const free = { left: 64, top: 12, right: 500, bottom: 400 };

test.each([
  ['that fits stays where it is', { left: 100, top: 50, right: 380, bottom: 300 }, [0, 0]],
  ['under a control moves right and down', { left: 20, top: -50, right: 300, bottom: 200 }, [44, 62]],
  ['over the opposite edges moves left and up', { left: 300, top: 200, right: 580, bottom: 450 }, [-80, -50]],
  ['higher than the map shows its top', { left: 100, top: -100, right: 380, bottom: 500 }, [0, 112]],
])('CONST-12 the map moves until a popup is visible: one %s', (_case, popup, movement) => {
  expect(computePan(popup, free)).toEqual(movement);
});

test.each([
  ['a popup', [1152, 600], [248, 350]],
  ['a popup in a low map', [720, 450], [248, 340]],
  ['a popup without a picture in the lowest map', [600, 320], [248, 190]],
  ['a name above a card', [700, 450], [160, 48]],
] as const)(
  'CONST-12 %s opens without pushing the centre of the map out of view, wherever its marker is',
  (_case, map, size) => {
    const [width, height] = map;
    const free = { left: 76, top: 12, right: width - 12, bottom: height - 40 };
    const hidden: unknown[] = [];
    for (let x = 0; x <= width; x += 10) {
      for (let y = 0; y <= height; y += 10) {
        const { below, pan } = placePopup([x, y], size, free);
        const [right, down] = pan;
        const top = y + down + (below ? 24 : -24 - size[1]);
        const isComplete = top >= free.top && top + size[1] <= free.bottom;
        const isCentreInView = Math.abs(right) < width / 2 && Math.abs(down) < height / 2;
        if (!isComplete || !isCentreInView) hidden.push([x, y]);
      }
    }
    expect(hidden).toEqual([]);
  },
);

test('CONST-12 a popup opens above its marker if both sides need the same movement', () => {
  const free = { left: 0, top: 0, right: 1000, bottom: 1000 };
  expect(placePopup([500, 500], [248, 300], free)).toEqual({ below: false, pan: [0, 0] });
  expect(placePopup([500, 100], [248, 300], free)).toEqual({ below: true, pan: [0, 0] });
});

const tower = { lat: 51.5081, lng: -0.0759 };
const eye = { lat: 51.5033, lng: -0.1196 };

test('ENT-21 D-30 walking times are labelled as estimates', () => {
  expect(walkText(tower, eye)).toBe('about 50 min walk, 4.0 km');
  expect(walkText(tower, tower)).toBe('about 1 min walk, 50 m');
  expect(walkText(tower, { lat: 51.5081, lng: 0.04 })).toBe('about 2 h 10 min walk, 10.4 km');
});

test('a shared link chooses places by id, in its order; other fragments choose none', () => {
  const places = [{ id: 1 }, { id: 4 }, { id: 9 }, { id: 203, pubId: 3 }];
  const named = (fragment: string) => readShared(fragment)!(places).map(({ id }) => id);
  expect(named('#places=4,1,99,4')).toEqual([4, 1]);
  expect(named('#places=p3%2C9,203')).toEqual([203, 9]);
  expect(named('#places=3')).toEqual([]);
  for (const fragment of ['', '#places=', '#places=1,', '#places=x', '#in-view', '#places=1234567890'])
    expect(readShared(fragment)).toBeNull();
});

test('a search on the map is read from the URL, and finds what it may mean if nothing contains the text', async () => {
  const read = (query: string) => readMapSearch(new URLSearchParams(query));
  expect(read('area=Soho&from=euston&within=7')).toBeNull();
  expect(read('query=%20tower%20&category=pub')).toEqual({ query: 'tower', category: 'pub' });
  expect(read('from=euston&within=10')).toEqual({ from: 'euston', within: 10 });
  expect(read('priceRange=%C2%A3&category=restaurant')).toEqual({ category: 'restaurant', priceRange: '£' });
  // D-94: apostrophes and full stops alone are no search text.
  expect(["query='", 'query=+...+', 'query=%E2%80%99'].map(read)).toEqual([null, null, null]);
  const abbey = { type: 'place', id: 7 };
  const api = {
    search: async ({ query }: { query: string }) => ({
      items: query === 'abbey' ? [{ id: 7 }, { id: 9 }] : [],
    }),
    searchSuggestions: async () => [abbey, { type: 'search', label: 'Museum' }],
  };
  const found = (query: string) => {
    const run = foundQuery(api as never, { query }).queryFn as unknown as (
      context: object,
    ) => Promise<number[]>;
    return run({});
  };
  expect(await found('abbey')).toEqual([7, 9]);
  expect(await found('abby')).toEqual([7]);
});

test('the chosen area comes first among the places in view', () => {
  const places = [
    place({ id: 1, area: 'Soho' }),
    place({ id: 2, area: 'Mayfair' }),
    place({ id: 3, area: 'Soho' }),
    place({ id: 4, area: 'Mayfair' }),
  ];
  const ids = (...parts: Parameters<typeof placesInList>) => placesInList(...parts).map(({ id }) => id);
  expect(ids(places, new Set([1, 2, 4]), 'Mayfair')).toEqual([2, 4, 1]);
  expect(ids(places, new Set([1, 2, 4]))).toEqual([1, 2, 4]);
  expect(ids(places, null, 'Soho')).toEqual([1, 3]);
  expect(ids(places, null)).toEqual([1, 2, 3, 4]);
});
