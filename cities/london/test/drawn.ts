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
