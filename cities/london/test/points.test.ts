/** The starting points, checked against the map, the places and one another. */
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
  test('D-86 there are stations, squares, streets, bridges, piers and postcode districts, each name once in its kind', () => {
    expect(names('station').length).toBeGreaterThan(200);
    expect(names('square').length).toBeGreaterThan(90);
    expect(names('street').length).toBeGreaterThan(120);
    expect(names('bridge').length).toBeGreaterThan(14);
    expect(names('pier').length).toBeGreaterThan(14);
    expect(names('postcode').length).toBeGreaterThan(90);
    const keys = points.map(({ name, kind }) => `${kind} ${name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('every point lies in Greater London, to four decimals, and near places of the guide: a district or an outer station may be farther', () => {
    for (const point of points) {
      const { name, lat, lng } = point;
      const isInside = lat > 51.2867 && lat < 51.6919 && lng > -0.5104 && lng < 0.334;
      const isShort = [lat, lng].every((degrees) => Number(degrees.toFixed(4)) === degrees);
      const nearest = Math.min(...listings.map((listing) => metres(at(point), at(listing))));
      const limit = point.kind === 'station' || point.kind === 'postcode' ? 10_000 : 5000;
      expect([name, isInside, isShort, nearest < limit]).toEqual([name, true, true, true]);
    }
  });

  test('a station is at most 220 m from where the map draws it', () => {
    const drawn = new Map(of('station').map((station) => [station.name, line(station)[0]!]));
    const away = ofKind('station')
      .filter(({ name }) => drawn.has(name))
      .map((point) => [point.name, metres(at(point), drawn.get(point.name)!)] as const);
    expect(away.length).toBeGreaterThan(115);
    expect(away.filter(([, distance]) => distance > 220)).toEqual([]);
  });

  test('a street is at most 100 m from the road that the map draws under its name', () => {
    const away = ofKind('street').flatMap((point) => {
      const roads = of('road').filter(({ name }) => name === point.name);
      return roads.length === 0
        ? []
        : [[point.name, Math.min(...roads.map((road) => toLine(at(point), line(road))))] as const];
    });
    expect(away.length).toBeGreaterThan(110);
    expect(away.filter(([, distance]) => distance > 100)).toEqual([]);
  });

  test('bridges are over the river, and piers at most 120 m from its bank', () => {
    expect(ofKind('bridge').filter((point) => !inside(at(point), river))).toEqual([]);
    expect(ofKind('pier').filter((point) => toLine(at(point), river) > 120)).toEqual([]);
  });

  test('Russell Square has at least six places within ten minutes on foot', () => {
    const square = ofKind('square').find(({ name }) => name === 'Russell Square')!;
    // 4.8 km/h, straight line x 1.3 (D-30).
    const near = listings.filter((listing) => metres(at(square), at(listing)) * 1.3 <= 800);
    expect(near.length).toBeGreaterThanOrEqual(6);
  });

  test('the open data is credited', () => {
    expect(credits.join(' ')).toMatch(/TfL Open Data/);
    expect(credits.join(' ')).toMatch(/Royal Mail/);
  });
});
