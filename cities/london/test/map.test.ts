import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decodeMap, type MapFeature, type MapKind, type Position } from '@guide/contracts/city/map';
import { describe, expect, test } from '@jest/globals';
import { composeMap } from '../map/compose';
import { glyphs } from '../map/glyphs';
import { still } from '../map/still/layers';
import { day, night } from '../map/still/palettes';
import { crossings, inside, metres, samples, toLine } from './plane';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const text = read('map/london.map.json');
const features = decodeMap(JSON.parse(text));
const guideAreas: { name: string; center: Position }[] = JSON.parse(read('areas.json'));
const listings: { id: number; name: string; lat?: number; lng?: number }[] = JSON.parse(
  read('listings.json'),
);
const pubs: { name: string; coordinates: { lat: number; lng: number } }[] = JSON.parse(read('pubs.json'));
const of = (kind: MapKind): MapFeature[] => features.filter((feature) => feature.kind === kind);

/** The places of a feature's line, or of its ring. */
function line({ geometry }: MapFeature): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
}

const river = line(of('river')[0]!);

/** The two banks, west to east: the ring without its two longest edges, the ends of the drawn river. */
function banks(): { north: Position[]; south: Position[] } {
  const edges = river.slice(1).map((to, index) => ({ index, length: metres(river[index]!, to) }));
  const [east, west] = edges
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .sort((a, b) => river[b.index]![0] - river[a.index]![0]);
  const places = river.slice(0, -1);
  const round = (from: number, to: number): Position[] =>
    from <= to ? places.slice(from, to + 1) : [...places.slice(from), ...places.slice(0, to + 1)];
  return {
    south: round((west!.index + 1) % places.length, east!.index),
    north: round((east!.index + 1) % places.length, west!.index).toReversed(),
  };
}

const { north, south } = banks();
const [FAR_NORTH, FAR_SOUTH] = [52, 51];
const shore = (bank: Position[], lat: number): Position[] => [
  ...bank,
  [bank.at(-1)![0], lat],
  [bank[0]![0], lat],
];

/** Which side of the river a place is on. */
function side(place: Position): 'north' | 'south' | 'water' {
  if (inside(place, river)) return 'water';
  if (inside(place, shore(north, FAR_NORTH))) return 'north';
  expect(inside(place, shore(south, FAR_SOUTH))).toBe(true);
  return 'south';
}

describe('the river', () => {
  test.each<[string, 'north' | 'south' | 'water', Position]>([
    ['Tower of London', 'north', [-0.0759, 51.5081]],
    ['Westminster Abbey', 'north', [-0.1273, 51.4993]],
    ['Big Ben', 'north', [-0.1246, 51.5007]],
    ['The Blackfriar', 'north', [-0.1037, 51.5121]],
    ["Gordon's Wine Bar", 'north', [-0.1233, 51.5079]],
    ['Tate Britain', 'north', [-0.1278, 51.491]],
    ['Canary Wharf', 'north', [-0.0195, 51.5049]],
    ['Island Gardens', 'north', [-0.009, 51.4868]],
    ['Trinity Buoy Wharf', 'north', [0.0082, 51.5079]],
    ['Craven Cottage', 'north', [-0.2217, 51.4749]],
    ['The Prospect of Whitby', 'north', [-0.0508, 51.5069]],
    ['The Gun', 'north', [-0.0073, 51.5018]],
    ['Tate Modern', 'south', [-0.0994, 51.5076]],
    ['London Eye', 'south', [-0.1195, 51.5033]],
    ['The Mayflower', 'south', [-0.0537, 51.5017]],
    ['Greenwich', 'south', [-0.0045, 51.4805]],
    ["Shakespeare's Globe", 'south', [-0.0972, 51.5081]],
    ['The George Inn', 'south', [-0.0899, 51.5042]],
    ['Cutty Sark', 'south', [-0.0096, 51.4828]],
    ['Battersea Power Station', 'south', [-0.1445, 51.4819]],
    ['The O2', 'south', [0.0032, 51.503]],
    ['Oxo Tower', 'south', [-0.1084, 51.5086]],
    ['MI6', 'south', [-0.1243, 51.4873]],
    ['HMS Belfast', 'water', [-0.0814, 51.5066]],
    ['Thames Barrier', 'water', [0.0366, 51.497]],
  ])('%s is on the %s side', (_name, expected, place) => {
    expect(side(place)).toBe(expected);
  });

  test('is between 150 and 600 metres wide from Hammersmith to the Barrier', () => {
    for (const place of south) {
      const width = toLine(place, north);
      expect(width).toBeGreaterThan(150);
      expect(width).toBeLessThan(600);
    }
  });

  test('no place of the guide stands in it but HMS Belfast and Tower Bridge', () => {
    const places = [...listings, ...pubs.map(({ name, coordinates }) => ({ name, ...coordinates }))];
    const wet = places
      .filter(({ lat, lng }) => lat && lng && inside([lng, lat], river))
      .map(({ name }) => name);
    expect(wet.toSorted()).toEqual(['HMS Belfast', 'Tower Bridge']);
  });

  test('has the width that is known of it', () => {
    const width = (place: Position): number =>
      toLine(south.toSorted((a, b) => metres(a, place) - metres(b, place))[0]!, north);
    expect(Math.abs(width([-0.2302, 51.4882]) - 185)).toBeLessThan(30); // Hammersmith Bridge
    expect(Math.abs(width([-0.1219, 51.5008]) - 245)).toBeLessThan(30); // Westminster Bridge
    expect(Math.abs(width([-0.0754, 51.5055]) - 235)).toBeLessThan(30); // Tower Bridge
    expect(Math.abs(width([-0.0093, 51.4848]) - 280)).toBeLessThan(50); // Greenwich foot tunnel
  });

  test('no road but over its bridges, no railway but over its own, no park and no station lies in it', () => {
    const spans = (use: 'road' | 'rail'): Position[][] =>
      of('bridge')
        .filter((b) => b.use === use)
        .map(line);
    for (const kind of ['road', 'rail'] as const) {
      const wet = of(kind)
        .flatMap(dots)
        .filter(({ place }) => inside(place, river));
      const astray = wet.filter(({ place }) => spans(kind).every((span) => toLine(place, span) > 25));
      expect(astray).toEqual([]);
    }
    for (const kind of ['park', 'station'] as const) {
      expect(
        of(kind)
          .flatMap(dots)
          .filter(({ place }) => inside(place, river)),
      ).toEqual([]);
    }
  });

  test('every bridge has one end on each bank', () => {
    expect(of('bridge').map((bridge) => [bridge.name, line(bridge).map(side)])).toEqual(
      of('bridge').map(({ name }) => [name, ['north', 'south']]),
    );
  });
});

/** Places every twenty metres along a feature, with its name. */
const dots = (feature: MapFeature): { name: string; place: Position }[] =>
  samples(line(feature), 20).map((place) => ({ name: feature.name, place }));

describe('roads', () => {
  const roads = of('road');

  test('those that end near another road share that place with it', () => {
    const apart = roads.flatMap((road) =>
      [line(road)[0]!, line(road).at(-1)!].filter((end) => {
        const near = roads.filter((other) => other !== road && toLine(end, line(other)) < 40);
        return (
          near.length > 0 && !near.some((other) => line(other).some((place) => metres(place, end) < 1.5))
        );
      }),
    );
    expect(apart).toEqual([]);
  });

  test('every road bridge carries a road from end to end', () => {
    for (const bridge of of('bridge').filter(({ use }) => use === 'road')) {
      const carries = roads.some((road) =>
        line(bridge).every((end) => line(road).some((place) => metres(place, end) < 1.5)),
      );
      expect([bridge.name, carries]).toEqual([bridge.name, true]);
    }
  });

  test('railways cross the river on the railway bridges', () => {
    for (const bridge of of('bridge').filter(({ use }) => use === 'rail')) {
      const carries = of('rail').some((rail) =>
        line(bridge).every((end) => line(rail).some((place) => metres(place, end) < 1.5)),
      );
      expect([bridge.name, carries]).toEqual([bridge.name, true]);
    }
  });
});

describe('areas', () => {
  test('every area of the guide has a boundary around its centre', () => {
    for (const { name, center } of guideAreas) {
      const area = of('area').find((feature) => feature.name === name);
      expect([name, area && inside(center, line(area))]).toEqual([name, true]);
    }
  });

  test('the label of each area stands inside it', () => {
    for (const area of of('area'))
      expect([area.name, inside(area.label!, line(area))]).toEqual([area.name, true]);
  });
});

test('there is enough of everything', () => {
  const names = (kind: MapKind): number => new Set(of(kind).map(({ name }) => name)).size;
  expect(names('park')).toBeGreaterThanOrEqual(12);
  expect(names('bridge')).toBeGreaterThanOrEqual(15);
  expect(names('road')).toBeGreaterThanOrEqual(60);
  expect(names('area')).toBeGreaterThanOrEqual(20);
  expect(names('station')).toBeGreaterThanOrEqual(40);
  expect(of('riverLabel').length).toBeGreaterThanOrEqual(3);
  expect(
    of('bridge')
      .filter(({ use }) => use === 'foot')
      .map(({ name }) => name),
  ).toEqual(['Golden Jubilee Bridges', 'Millennium Bridge']);
});

test('polygons are simple: no outline crosses itself', () => {
  for (const polygon of features.filter(({ geometry }) => geometry.type === 'Polygon')) {
    expect([polygon.name, crossings(line(polygon))]).toEqual([polygon.name, 0]);
  }
});

test('every landmark has a picture', () => {
  for (const { glyph } of of('landmark')) expect(glyphs).toHaveProperty(glyph!);
});

test('the file is at most 25 KB with brotli and is what the source draws', () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(25_000);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(composeMap())));
});

test('the still picture has the eight numbered places, no lettering, and is at most 20 KB with gzip', () => {
  const markers = listings
    .filter(({ id }) => id <= 8)
    .map(({ id, lat, lng }) => ({ rank: id, at: [lng!, lat!] as Position }));
  for (const palette of [day, night]) {
    const svg = still(features, markers, palette);
    expect(svg.match(/<circle /g)).toHaveLength(8);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(20_000);
  }
});
