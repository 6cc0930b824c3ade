/** Checks starting points against the map, the places and each other. */
import type { StartingPoint } from '@guide/contracts/city';
import type { Position } from '@guide/contracts/city/map';
import { describe, expect, test } from '@jest/globals';
import { line, of, read, river } from './drawn';
import { inside, metres, toLine } from './plane';

const { points, credits }: { points: StartingPoint[]; credits: string[] } = JSON.parse(read('points.json'));
const listings: { name: string; lat: number; lng: number }[] = JSON.parse(read('listings.json'));
const at = ({ lat, lng }: { lat: number; lng: number }): Position => [lng, lat];
const ofKind = (kind: StartingPoint['kind']) => points.filter((point) => point.kind === kind);
const names = (kind: StartingPoint['kind']) => ofKind(kind).map(({ name }) => name);

describe('starting points', () => {
  test('D-86 Offer stations, squares, streets, bridges, piers and postcode districts, each name once per kind', () => {
    expect(names('station').length).toBeGreaterThan(200);
    expect(names('square').length).toBeGreaterThan(90);
    expect(names('street').length).toBeGreaterThan(120);
    expect(names('bridge').length).toBeGreaterThan(14);
    expect(names('pier').length).toBeGreaterThan(14);
    expect(names('postcode').length).toBeGreaterThan(90);
    const keys = points.map(({ name, kind }) => `${kind} ${name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('Locate every point in Greater London, with four decimals, near a place of the guide', () => {
    for (const point of points) {
      const { name, lat, lng } = point;
      const isInside = lat > 51.2867 && lat < 51.6919 && lng > -0.5104 && lng < 0.334;
      const isShort = [lat, lng].every((degrees) => Number(degrees.toFixed(4)) === degrees);
      const nearest = Math.min(...listings.map((listing) => metres(at(point), at(listing))));
      const limit = point.kind === 'station' || point.kind === 'postcode' ? 10_000 : 5000;
      expect([name, isInside, isShort, nearest < limit]).toEqual([name, true, true, true]);
    }
  });

  test('Locate stations within 220 m of the map', () => {
    const drawn = new Map(of('station').map((station) => [station.name, line(station)[0]!]));
    const away = ofKind('station')
      .filter(({ name }) => drawn.has(name))
      .map((point) => [point.name, metres(at(point), drawn.get(point.name)!)] as const);
    expect(away.length).toBeGreaterThan(115);
    expect(away.filter(([, distance]) => distance > 220)).toEqual([]);
  });

  test('Locate streets within 100 m of the road with the same name on the map', () => {
    const away = ofKind('street').flatMap((point) => {
      const roads = of('road').filter(({ name }) => name === point.name);
      return roads.length === 0
        ? []
        : [[point.name, Math.min(...roads.map((road) => toLine(at(point), line(road))))] as const];
    });
    expect(away.length).toBeGreaterThan(110);
    expect(away.filter(([, distance]) => distance > 100)).toEqual([]);
  });

  test('Locate bridges over the river, and piers within 120 m of its bank', () => {
    expect(ofKind('bridge').filter((point) => !inside(at(point), river))).toEqual([]);
    expect(ofKind('pier').filter((point) => toLine(at(point), river) > 120)).toEqual([]);
  });

  test('Offer six places within ten minutes on foot of Russell Square', () => {
    const square = ofKind('square').find(({ name }) => name === 'Russell Square')!;
    // 4.8 km/h, straight line x 1.3 (D-30).
    const near = listings.filter((listing) => metres(at(square), at(listing)) * 1.3 <= 800);
    expect(near.length).toBeGreaterThanOrEqual(6);
  });

  test('Credit the open data', () => {
    expect(credits.join(' ')).toMatch(/TfL Open Data/);
    expect(credits.join(' ')).toMatch(/Royal Mail/);
  });
});
