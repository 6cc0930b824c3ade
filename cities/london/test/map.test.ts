import { brotliCompressSync } from 'node:zlib';
import type { MapKind, Position, StoredMap } from '@guide/contracts/city/map';
import { type MapStill, positionInStill } from '@guide/contracts/city/map-still';
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

  test('Connect roads that end near another road', () => {
    const apart = roads.flatMap((road) =>
      [line(road)[0]!, line(road).at(-1)!].filter((end) => {
        const near = roads.filter((other) => other !== road && toLine(end, line(other)) < 40);
        return (
          near.length > 0 &&
          !near.some((other) => line(other).some((position) => metres(position, end) < 1.5))
        );
      }),
    );
    expect(apart).toEqual([]);
  });

  test.each(['road', 'rail'] as const)('Draw a %s over every bridge for it', (use) => {
    const bridges = of('bridge').filter((feature) => feature.use === use);
    expect(bridges).not.toEqual([]);
    for (const bridge of bridges) {
      const carries = of(use).some((way) =>
        line(bridge).every((end) => line(way).some((position) => metres(position, end) < 1.5)),
      );
      expect([bridge.name, carries]).toEqual([bridge.name, true]);
    }
  });
});

describe('areas', () => {
  test('D-33 Draw a boundary around the centre of every area except one borough', () => {
    for (const { name, center } of guideAreas) {
      if (name === 'Richmond upon Thames') continue;
      const area = of('area').find((feature) => feature.name === name);
      expect([name, area && inside(center, line(area))]).toEqual([name, true]);
    }
  });

  test('Place each label inside its area', () => {
    for (const area of of('area'))
      expect([area.name, inside(area.label!, line(area))]).toEqual([area.name, true]);
  });
});

test('Draw enough features of every kind', () => {
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

test('Draw polygons that do not cross themselves', () => {
  const polygons = features.filter(({ geometry }) => geometry.type === 'Polygon');
  expect(polygons).not.toEqual([]);
  for (const polygon of polygons) {
    expect([polygon.name, crossings(line(polygon))]).toEqual([polygon.name, 0]);
  }
});

test('Draw a picture for every landmark', () => {
  const landmarks = of('landmark');
  expect(landmarks).not.toEqual([]);
  for (const { glyph } of landmarks) expect(glyphs).toHaveProperty(glyph!);
});

test('MAP-14 Fill every frame from 390 to 2560 px at the initial zoom, and contain every place', () => {
  const { bounds } = JSON.parse(text) as StoredMap;
  const [west, south, east, north] = bounds!;
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  // Width of the world at zoom 12, pixels; frames are at most 1184 px wide and 70% of 1440 px high.
  const world = 256 * 2 ** 12;
  expect(((east - west) / 360) * world).toBeGreaterThan(1184);
  expect(((mercator(north) - mercator(south)) / (2 * Math.PI)) * world).toBeGreaterThan(0.7 * 1440);
  const places = listings.filter(({ lat }) => lat !== undefined);
  expect(places.length).toBeGreaterThan(100);
  for (const { name, lat, lng } of places) {
    const within = lng! > west && lng! < east && lat! > south && lat! < north;
    expect([name, within]).toEqual([name, true]);
  }
  // Features extend beyond the bounds on every side, so that the map has no blank edge.
  const positions = features.flatMap(line);
  expect(positions.some(([lng]) => lng < west) && positions.some(([lng]) => lng > east)).toBe(true);
  expect(positions.some(([, lat]) => lat < south) && positions.some(([, lat]) => lat > north)).toBe(true);
});

test('Keep the map within 29 KB with brotli', () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(29_000);
});

test.each(['map-still', 'map-still-dark'])(
  'Mark the first eight listings at their positions in %s, without text',
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
        .map(({ lng, lat }) => positionInStill(mapStill, lng!, lat!).map(Math.round)),
    );
    // Phones of 390 px show the middle 358 by 560 px of the picture.
    const half = (height * (358 / 560)) / 2;
    for (const [x] of discs) expect(Math.abs(x! - width / 2) + 24).toBeLessThan(half);
  },
);
