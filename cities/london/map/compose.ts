import type { StoredFeature, StoredMap } from '@guide/contracts/city/map';
import { type Area, areas } from './areas';
import { outerAreas } from './areas-outer';
import { bridges } from './bridges';
import { landmarks } from './landmarks';
import { parks } from './parks';
import { railways } from './rail';
import { northBank, riverLabels, southBank } from './river';
import { city } from './roads/city';
import { meet } from './roads/meet';
import { north } from './roads/north';
import { outer } from './roads/outer';
import { radial } from './roads/radial';
import { south } from './roads/south';
import { suburbs } from './roads/suburbs';
import { west } from './roads/west';
import { westEnd } from './roads/west-end';
import { followBanks } from './shore';
import { smooth } from './smooth';
import { stations } from './stations';
import type { Position } from './trace';
import { canals, docks, lakes } from './water';

const SCALE = 100_000;

/** West, south, east, north in degrees: everything inside is drawn, and a map shows nothing outside. */
const bounds: StoredMap['bounds'] = [-0.378, 51.39, 0.138, 51.632];

const units = (degrees: number): number => Math.round(degrees * SCALE);

/** Integer offsets, each pair from the place before; places that fall together are written once. */
function offsets(line: Position[]): number[] {
  let [x, y] = [0, 0];
  return line.flatMap((place, index) => {
    const step = [units(place[0]) - x, units(place[1]) - y];
    if (index > 0 && step[0] === 0 && step[1] === 0) return [];
    [x, y] = [units(place[0]), units(place[1])];
    return step;
  });
}

const feature = (name: string, note: StoredFeature[1] | Position, line: Position[]): StoredFeature => [
  name,
  Array.isArray(note) ? [units(note[0]), units(note[1])] : note,
  offsets(line),
];

/** A ring in the order GeoJSON asks of outer rings, anticlockwise. */
function anticlockwise(ring: Position[]): Position[] {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled < 0 ? ring.toReversed() : ring;
}

const banks = [smooth(northBank, 3), smooth(southBank, 3)];

/** A neighbourhood with its riverside boundary on the bank. */
const area = ({ name, center, boundary }: Area): StoredFeature =>
  feature(name, center, anticlockwise(followBanks(boundary, banks)));

/** A neighbourhood without borders of its own: its corners are rounded. */
const outerArea = ({ name, center, boundary }: Area): StoredFeature =>
  feature(name, center, anticlockwise(smooth(boundary, 3, true)));

/** The whole map as stored, drawn from the source data beside this file. */
export function composeMap(): StoredMap {
  const river = anticlockwise([...banks[0]!, ...banks[1]!.toReversed()]);
  const roads = meet([
    ...westEnd,
    ...north,
    ...city,
    ...south,
    ...west,
    ...outer,
    ...radial,
    ...suburbs,
  ]).sort((a, b) => b.rank - a.rank);
  return {
    version: 1,
    scale: SCALE,
    bounds,
    features: {
      area: [...areas.map(area), ...outerAreas.map(outerArea)],
      park: parks.map(({ name, outline }) =>
        feature(name, null, anticlockwise(outline.length < 7 ? outline : smooth(outline, 2, true, true))),
      ),
      river: [feature('River Thames', null, river)],
      lake: [
        ...lakes.map(({ name, shape }) => feature(name, null, anticlockwise(smooth(shape, 3, true)))),
        ...docks.map(({ name, shape }) => feature(name, null, anticlockwise(shape))),
      ],
      canal: canals.map(({ name, shape }) => feature(name, null, smooth(shape, 2, false, true))),
      rail: railways.map(({ name, line }) => feature(name, null, smooth(line, 2))),
      road: roads.map(({ name, rank, line }) =>
        feature(name, rank, smooth(line, rank === 3 ? 1 : 2, false, true)),
      ),
      bridge: bridges.map(({ name, use, ends }) => feature(name, use, ends)),
      station: stations.map(({ name, rank, at }) => feature(name, rank, [at])),
      landmark: landmarks.map(({ name, glyph, at }) => feature(name, glyph, [at])),
      riverLabel: riverLabels.map((line) => feature('River Thames', null, smooth(line, 3))),
    },
  };
}
