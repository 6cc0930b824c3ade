import { brotliCompressSync } from 'node:zlib';
import type { MapKind, Position, StoredMap } from '@guide/contracts/city/map';
import { type MapStill, placeInStill } from '@guide/contracts/city/map-still';
import { describe, expect, test } from '@jest/globals';
import glyphs from '../map/glyphs.json' with { type: 'json' };
import { features, line, of, read, text } from './drawn';
import { crossings, inside, metres, toLine } from './plane';

const guideAreas: { name: string; center: Position }[] = JSON.parse(read('areas.json'));
const listings: { id: number; name: string; lat?: number; lng?: number }[] = JSON.parse(
  read('listings.json'),
);

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
  test('D-33 every area of the guide has a boundary around its centre, but for a borough that is shown around its places', () => {
    for (const { name, center } of guideAreas) {
      if (name === 'Richmond upon Thames') continue;
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

test('MAP-14 the map fills every frame from 390 to 2560 px at the zoom it starts with, and holds every place', () => {
  const { bounds } = JSON.parse(text) as StoredMap;
  const [west, south, east, north] = bounds!;
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  // The width of the world at zoom 12 in pixels; the frame is at most 1184 px wide and 70% of 1440 px high.
  const world = 256 * 2 ** 12;
  expect(((east - west) / 360) * world).toBeGreaterThan(1184);
  expect(((mercator(north) - mercator(south)) / (2 * Math.PI)) * world).toBeGreaterThan(0.7 * 1440);
  for (const { name, lat, lng } of listings.filter((listing) => listing.lat !== undefined)) {
    const within = lng! > west && lng! < east && lat! > south && lat! < north;
    expect([name, within]).toEqual([name, true]);
  }
  // Drawn to the edge: on every side, something of the map lies outside.
  const places = features.flatMap(line);
  expect(places.some(([lng]) => lng < west) && places.some(([lng]) => lng > east)).toBe(true);
  expect(places.some(([, lat]) => lat < south) && places.some(([, lat]) => lat > north)).toBe(true);
});

test('the file is at most 29 KB with brotli', () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(29_000);
});

test.each(['map-still', 'map-still-dark'])(
  'the picture %s has the eight numbered places where their listings are, and no lettering',
  (name) => {
    const svg = read(`images/${name}.svg`);
    const { mapStill }: { mapStill: MapStill } = JSON.parse(read('site.json'));
    const [width, height] = mapStill.size;
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg.match(/<circle /g)).toHaveLength(8);
    expect(svg).not.toContain('<text');
    const discs = [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)scale\(1\.5\)">/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    expect(discs).toEqual(
      listings
        .filter(({ id }) => id <= 8)
        .map(({ lng, lat }) => placeInStill(mapStill, lng!, lat!).map(Math.round)),
    );
    // A phone of 390 px crops the picture to 358 by 560 px, from its middle: every disc is inside.
    const half = (height * (358 / 560)) / 2;
    for (const [x] of discs) expect(Math.abs(x! - width / 2) + 24).toBeLessThan(half);
  },
);
