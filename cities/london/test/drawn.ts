import { readFileSync } from 'node:fs';
import { decodeMap, type MapFeature, type MapKind, type Position } from '@guide/contracts/city/map';
import { expect } from '@jest/globals';
import { inside, metres, samples } from './plane';

export const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The map as committed. */
export const text = read('map/london.map.json');
export const features = decodeMap(JSON.parse(text));
export const of = (kind: MapKind): MapFeature[] => features.filter((feature) => feature.kind === kind);

/** The places of a feature's line, or of its ring. */
export function line({ geometry }: MapFeature): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
}

export const river = line(of('river')[0]!);

/** Where the banks begin, upstream of Hampton, and end, at Barking Reach. */
const NORTH_BANK: [Position, Position] = [
  [-0.3903, 51.409],
  [0.1466, 51.5205],
];
const SOUTH_BANK: [Position, Position] = [
  [-0.3897, 51.408],
  [0.1494, 51.5155],
];

/** The two banks downstream, found in the ring by where they begin and end. */
function banks(): { north: Position[]; south: Position[] } {
  const places = river.slice(0, -1);
  const find = (to: Position): number => {
    const away = places.map((place) => metres(place, to));
    return away.indexOf(Math.min(...away));
  };
  const round = (from: Position, to: Position): Position[] => {
    const [first, last] = [find(from), find(to)];
    return first <= last
      ? places.slice(first, last + 1)
      : [...places.slice(first), ...places.slice(0, last + 1)];
  };
  return {
    south: round(...SOUTH_BANK),
    north: round(NORTH_BANK[1], NORTH_BANK[0]).toReversed(),
  };
}

export const { north, south } = banks();
const [FAR_NORTH, FAR_SOUTH] = [52, 51];
const shore = (bank: Position[], lat: number): Position[] => [
  ...bank,
  [bank.at(-1)![0], lat],
  [bank[0]![0], lat],
];

/** Which side of the river a place is on. */
export function side(place: Position): 'north' | 'south' | 'water' {
  if (inside(place, river)) return 'water';
  if (inside(place, shore(north, FAR_NORTH))) return 'north';
  expect(inside(place, shore(south, FAR_SOUTH))).toBe(true);
  return 'south';
}

/** Places every twenty metres along a feature, with its name. */
export const dots = (feature: MapFeature): { name: string; place: Position }[] =>
  samples(line(feature), 20).map((place) => ({ name: feature.name, place }));
