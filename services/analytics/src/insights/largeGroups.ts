import { METRICS } from '../counting/figures';
import type { DayRows } from './dayRows';
import { sumRows } from './daySums';
import { DIMENSIONS, type Names } from './names';
import { type Filter, type Selection, selectRows } from './selectRows';
import { copyOf, LISTS, roundDay, type ShownDay } from './shownDay';

/** A group of this share of a day's rows is large: to add up a smaller one over a year takes few milliseconds. */
const LARGE_SHARE = 1 / 160;
/** Groups of fewer rows are added up when they are asked for. */
const MIN_ROWS = 100;
/** Names that a filter has at most, of those whose numbers are kept. */
const MAX_NAMES = 2;
/** Above what one name is known by: two of them are known by one exact number. */
const NAME_ROOM = 2 ** 26;

/**
 * The numbers of a day's large groups, one group after the other in a few arrays: with an object for each a year would
 * have a million, which take more memory than the numbers.
 */
export interface LargeGroups {
  /** What the filter of each group is known by, in ascending order. */
  keys: Float64Array;
  /** Two numbers a metric: as counted, then as shown. */
  totals: Float64Array;
  /** Where the numbers of each group start; the last is where all end. */
  starts: Uint32Array;
  /** `ShownDay`'s of each group. */
  ends: Uint32Array;
  numbers: Uint32Array;
  places: Uint16Array;
}

/** What a filter is known by; `NaN`, which is found nowhere, when it has more names, or one that no day has. */
export function filterKey(filter: Filter, names: Names): number {
  let key = 0;
  let count = 0;
  for (const [place, dimension] of DIMENSIONS.entries()) {
    const name = filter[dimension];
    if (name === undefined) continue;
    const id = names.find(place, name);
    count += 1;
    if (id === undefined || count > MAX_NAMES) return Number.NaN;
    key = key * NAME_ROOM + id * DIMENSIONS.length + place + 1;
  }
  return key;
}

/** @returns the numbers of a group that was large enough */
export function largeGroup(
  { keys, totals, starts, ends, numbers, places }: LargeGroups,
  key: number,
): ShownDay | undefined {
  const at = placeOf(keys, key);
  if (at === undefined) return undefined;
  const total = 2 * METRICS.length * at;
  const [start, end] = [starts[at]!, starts[at + 1]!];
  return {
    exact: Array.from(totals.subarray(total, total + METRICS.length)),
    shown: Array.from(totals.subarray(total + METRICS.length, total + 2 * METRICS.length)),
    numbers: numbers.subarray(start, end),
    places: places.subarray(start, end),
    ends: ends.subarray(LISTS.length * at, LISTS.length * (at + 1)),
  };
}

/** Binary search: a day has thousands of groups. @param keys in ascending order */
function placeOf(keys: Float64Array, key: number): number | undefined {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : undefined;
}

/** Puts groups together. @param found each with what its filter is known by */
export function packGroups(found: [key: number, shown: ShownDay][]): LargeGroups {
  const groups = found.toSorted(([one], [other]) => one - other);
  const starts = new Uint32Array(groups.length + 1);
  for (const [at, [, { numbers }]] of groups.entries()) starts[at + 1] = starts[at]! + numbers.length;
  const numbers = new Uint32Array(starts.at(-1)!);
  const places = new Uint16Array(starts.at(-1)!);
  for (const [at, [, shown]] of groups.entries()) {
    numbers.set(shown.numbers, starts[at]!);
    places.set(shown.places, starts[at]!);
  }
  return {
    keys: Float64Array.from(groups, ([key]) => key),
    totals: Float64Array.from(groups.flatMap(([, { exact, shown }]) => [...exact, ...shown])),
    starts,
    ends: Uint32Array.from(groups.flatMap(([, { ends }]) => [...ends])),
    numbers,
    places,
  };
}

/** Bytes that they take. */
export const bytesOfGroups = (groups: LargeGroups): number =>
  Object.values(groups).reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * The numbers of a day for its large groups, each with what its filter is known by: of everybody, of one name, of two.
 * There are at most 160 of them in each of the 7 dimensions and 21 pairs of dimensions. It may be left between any two.
 * @param key the secret of the rounding
 */
export function* findLargeGroups(
  day: DayRows,
  names: Names,
  key: number,
  filter: Filter = {},
  from = 0,
): Generator<[number, ShownDay]> {
  const selection = selectRows(day, filter, names);
  const counts = rowsByName(day, selection);
  yield [filterKey(filter, names), copyOf(roundDay(day, sumRows(day, selection), key))];
  if (Object.keys(filter).length === MAX_NAMES) return;
  const enough = Math.max(MIN_ROWS, LARGE_SHARE * day.length);
  for (let dimension = from; dimension < DIMENSIONS.length; dimension++) {
    for (const [place, id] of day.ids[dimension]!.entries()) {
      if (counts[dimension]![place]! < enough) continue;
      const narrower = { ...filter, [DIMENSIONS[dimension]!]: names.of(dimension)[id] };
      yield* findLargeGroups(day, names, key, narrower, dimension + 1);
    }
  }
}

/** How many of the selected rows each name has, by dimension. */
function rowsByName(
  { ids, places, bits, areas, kinds }: DayRows,
  { count, rows, ends }: Selection,
): Uint32Array[] {
  const counts = ids.map(({ length }) => new Uint32Array(length));
  const [pages, devices, referrers, countries, releases, ofAreas, ofKinds] = counts as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const [ofDevice, ofReferrer, ofCountry, ofRelease] = bits;
  for (let page = 0; page < ends.length; page++) {
    const own = ends[page]! - (page > 0 ? ends[page - 1]! : 0);
    pages[page] = own;
    if (areas[page] !== -1) ofAreas[areas[page]!]! += own;
    ofKinds[kinds[page]!]! += own;
  }
  for (let place = 0; place < count; place++) {
    const word = places[rows[place]!]!;
    devices[(word >>> ofDevice.shift) & ofDevice.mask]! += 1;
    referrers[(word >>> ofReferrer.shift) & ofReferrer.mask]! += 1;
    countries[(word >>> ofCountry.shift) & ofCountry.mask]! += 1;
    releases[(word >>> ofRelease.shift) & ofRelease.mask]! += 1;
  }
  return counts;
}
