import { readFileSync } from 'node:fs';
import { decodeMap, type MapFeature, type MapKind, type Position } from '@guide/contracts/city/map';
import { expect } from '@jest/globals';
import { inside, metres, samples } from './plane';

export const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

export const text = read('map/map.json');
export const features = decodeMap(JSON.parse(text));
export const of = (kind: MapKind): MapFeature[] => features.filter((feature) => feature.kind === kind);

/** Positions of a feature's point, line or ring. */
export function line({ geometry }: MapFeature): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
}

export const river = line(of('river')[0]!);

/** First position of each bank, upstream of Hampton, and last, at Barking Reach. */
const NORTH_BANK: [Position, Position] = [
  [-0.3903, 51.409],
  [0.1466, 51.5205],
];
const SOUTH_BANK: [Position, Position] = [
  [-0.3897, 51.408],
  [0.1494, 51.5155],
];

/** Splits the river's ring into its banks, both in downstream order. */
function banks(): { north: Position[]; south: Position[] } {
  const positions = river.slice(0, -1);
  const find = (to: Position): number => {
    const distances = positions.map((position) => metres(position, to));
    return distances.indexOf(Math.min(...distances));
  };
  const round = (from: Position, to: Position): Position[] => {
    const [first, last] = [find(from), find(to)];
    return first <= last
      ? positions.slice(first, last + 1)
      : [...positions.slice(first), ...positions.slice(0, last + 1)];
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

export function side(position: Position): 'north' | 'south' | 'water' {
  if (inside(position, river)) return 'water';
  if (inside(position, shore(north, FAR_NORTH))) return 'north';
  expect(inside(position, shore(south, FAR_SOUTH))).toBe(true);
  return 'south';
}

export const dots = (feature: MapFeature): { name: string; position: Position }[] =>
  samples(line(feature), 20).map((position) => ({ name: feature.name, position }));
