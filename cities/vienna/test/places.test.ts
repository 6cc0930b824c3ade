/** Checks Vienna's places against the map, each other and common knowledge. */
import type { Position } from '@guide/contracts/city/map';
import { describe, expect, test } from '@jest/globals';
import {
  features,
  inside,
  json,
  line,
  listings,
  metres,
  type Place,
  placeNamed,
  read,
  site,
  toLine,
} from './pack';

const at = ({ lat, lng }: { lat: number; lng: number }): Position => [lng, lat];
const of = (category: string) => listings.filter((place) => place.category === category);
const STEPHANSDOM: Position = [16.3731, 48.2085];
/** Outlines of districts are drawn to about a hundred metres. */
const TOLERANCE_METRES = 150;

const DISTRICTS: Record<string, string> = {
  'Innere Stadt': '1010',
  Leopoldstadt: '1020',
  Landstraße: '1030',
  Wieden: '1040',
  Mariahilf: '1060',
  Neubau: '1070',
  Alsergrund: '1090',
  Simmering: '1110',
  Hietzing: '1130',
  Döbling: '1190',
  Donaustadt: '1220',
};

test('Offer 40 attractions, 8 restaurants and 6 coffee houses in 11 areas', () => {
  expect(['attraction', 'restaurant', 'pub'].map((category) => of(category).length)).toEqual([40, 8, 6]);
  expect(json('areas.json').map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(Object.keys(DISTRICTS)),
  );
  expect(site.kinds.pub.many).toBe('coffee houses');
});

test('Invent no rating and no review count', () => {
  for (const file of ['listings.json', 'pubs.json', 'attractions.json'])
    expect([file, /"(rating|reviewCount|defaultReviewCount)"/.test(read(file))]).toEqual([file, false]);
});

test('Price in euro: Free or one to four signs', () => {
  expect(site.currency).toBe('EUR');
  for (const { name, priceRange } of listings)
    expect([name, priceRange]).toEqual([name, expect.stringMatching(/^(Free|€{1,4})$/)]);
  for (const file of ['site', 'home', 'listings', 'pubs', 'attractions', 'generic', 'texts', 'facts'])
    expect([file, /£|\btube\b/i.test(read(`${file}.json`).replaceAll('nearestTube', ''))]).toEqual([
      file,
      false,
    ]);
});

describe('positions', () => {
  /** Straight-line distances from the Stephansdom in metres, from common knowledge. */
  const DISTANCES: Record<string, [from: number, to: number]> = {
    'Schloss Schönbrunn': [5000, 5500],
    Belvedere: [1850, 2100],
    Hofburg: [450, 700],
    Karlskirche: [1050, 1250],
    'Wiener Riesenrad': [1800, 2050],
    'Wiener Rathaus': [1100, 1300],
    Zentralfriedhof: [7800, 8800],
    Kahlenberg: [7500, 8300],
    Donauturm: [4200, 4800],
    'Tiergarten Schönbrunn': [5600, 6200],
    Demel: [350, 550],
    Schweizerhaus: [2050, 2350],
  };

  test.each(Object.entries(DISTANCES))(
    'Locate %s at its distance from the Stephansdom',
    (name, [from, to]) => {
      const distance = metres(STEPHANSDOM, at(placeNamed(name)));
      expect(distance).toBeGreaterThan(from);
      expect(distance).toBeLessThan(to);
    },
  );

  test('Locate every place within 9 km of the Stephansdom, with four decimals, ten metres from any other', () => {
    for (const place of listings) {
      const isShort = [place.lat, place.lng].every((degrees) => Number(degrees.toFixed(4)) === degrees);
      expect([place.name, isShort, metres(STEPHANSDOM, at(place)) < 9000]).toEqual([place.name, true, true]);
    }
    const close = listings.flatMap((first, index) =>
      listings
        .slice(index + 1)
        .filter((second) => metres(at(first), at(second)) < 10)
        .map((second) => `${first.name} and ${second.name}`),
    );
    expect(close).toEqual([]);
  });

  const rings = new Map(
    features.filter(({ kind }) => kind === 'area').map((area) => [area.name, line(area)]),
  );
  const isIn = (place: Place, area: string) => {
    const ring = rings.get(area)!;
    return inside(at(place), ring) || toLine(at(place), ring) <= TOLERANCE_METRES;
  };

  test('Locate every place in its district, with the postcode of the district', () => {
    const misplaced = listings.filter((place) => !isIn(place, place.area));
    expect(misplaced.map(({ name, area }) => `${name}, ${area}`)).toEqual([]);
    for (const { name, area, postcode } of listings)
      expect([name, postcode]).toEqual([name, DISTRICTS[area]]);
    expect(isIn(placeNamed('Stephansdom'), 'Leopoldstadt')).toBe(false);
  });

  test('Keep places out of the Danube, and the Donauinsel between its two beds', () => {
    const rivers = features.filter(({ kind }) => kind === 'river');
    expect(rivers.map(({ name }) => name)).toEqual(['Donau', 'Neue Donau']);
    const wet = listings.filter((place) => rivers.some((river) => inside(at(place), line(river))));
    expect(wet.map(({ name }) => name)).toEqual([]);
    const island = features.find(({ name, kind }) => name === 'Donauinsel' && kind === 'park')!;
    expect(inside(at(placeNamed('Donauinsel')), line(island))).toBe(true);
  });
});

describe('stations and starting points', () => {
  const points: { name: string; kind: string; lat: number; lng: number }[] = json('points.json').points;
  const stations = new Map(
    points.filter(({ kind }) => kind === 'station').map((point) => [point.name, point]),
  );

  test('D-86 Name every point once per kind, with four decimals, within 9 km of the Stephansdom', () => {
    const keys = points.map(({ kind, name }) => `${kind} ${name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(stations.size).toBeGreaterThan(50);
    for (const point of points) {
      const isShort = [point.lat, point.lng].every((degrees) => Number(degrees.toFixed(4)) === degrees);
      expect([point.name, isShort, metres(STEPHANSDOM, at(point)) < 9000]).toEqual([point.name, true, true]);
    }
  });

  test('Name U-Bahn stations with their lines, which are starting points', () => {
    for (const { name, stations: texts } of listings) {
      expect([name, texts.length > 0]).toEqual([name, true]);
      for (const text of texts) {
        const [, station = '', lines = ''] = /^(.+?) \(([^)]+)\)/.exec(text) ?? [];
        expect([name, text, stations.has(station)]).toEqual([name, text, true]);
        expect([text, lines]).toEqual([text, expect.stringMatching(/^U[1-6](, U[1-6])*$/)]);
      }
    }
  });

  test('Name a station within 1.2 km in the facts, or else one from which a bus or tram runs', () => {
    const facts: Record<string, { station: { name: string } }> = json('facts.json');
    const far = listings.filter(
      (place) => metres(at(place), at(stations.get(facts[place.id]!.station.name)!)) > 1200,
    );
    expect(far.map(({ name }) => name)).toEqual(['Zentralfriedhof', 'Kahlenberg']);
    for (const { stations: texts } of far) expect(texts[0]).toMatch(/then (bus|tram)/);
  });
});

describe('texts', () => {
  const pubs = json('pubs.json');

  test('D-45 Repeat facts of a coffee house in its listing', () => {
    for (const pub of pubs) {
      const place = listings.find(({ pubId }) => pubId === pub.id)!;
      expect(place).toMatchObject({
        id: 200 + pub.id,
        name: pub.name,
        area: pub.area,
        postcode: pub.postcode,
        priceRange: pub.priceRange,
        ...pub.coordinates,
      });
      expect(place.hours).toEqual(pub.hours);
    }
    expect(pubs).toHaveLength(6);
  });

  test('Label menu entries with the names and areas of their places', () => {
    const { landmarks, museums, restaurants, pubs: coffeeHouses } = site.menus;
    for (const { label, to, note } of [...landmarks, ...museums, ...restaurants, ...coffeeHouses]) {
      const number = Number(to.split('/').at(-1));
      const id = to.startsWith('/pub/') ? 200 + number : number;
      expect(listings).toContainEqual(expect.objectContaining({ id, name: label, area: note }));
    }
  });

  test('GEN-03 Give the four fixed pages their texts, and every attraction generic ones', () => {
    const fixed = site.fixedPages.map(({ listingId }: { listingId: number }) => listingId);
    expect(Object.keys(json('attractions.json')).map(Number)).toEqual(fixed);
    const { subcategories, areas } = json('generic.json');
    const kinds = new Set([...of('attraction'), ...of('pub')].map(({ subcategory }) => subcategory));
    expect([...kinds].filter((kind) => !(kind in subcategories))).toEqual([]);
    expect(Object.keys(DISTRICTS).filter((area) => !(area in areas))).toEqual([]);
  });
});
