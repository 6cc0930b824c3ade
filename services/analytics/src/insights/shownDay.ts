import { type Counts, type Metric, metricAt } from '../counting/figures';
import type { DayRows } from './dayRows';
import { LISTED, type Sums } from './daySums';
import { DIMENSIONS } from './names';
import { ROUNDING_BASE, roundRandomly } from './rounding';

/** Groups under so many people are not shown (D-72). */
export const MIN_GROUP_SIZE = 5;

/** What one list shows: a metric of the groups of one dimension. */
export interface ShownList {
  dimension: number;
  /** The place of the metric among those of the dimension's lists. */
  column: number;
  metric: Metric;
}

/** All lists, in the order in which a day's numbers are kept. */
export const LISTS: readonly ShownList[] = DIMENSIONS.flatMap((_, dimension) =>
  LISTED[dimension]!.map((metric, column) => ({ dimension, column, metric })),
);

/** Everybody's numbers of a day by metric, as counted and rounded. */
export interface ShownTotals {
  exact: Counts;
  shown: Counts;
}

/** The numbers of a day as they may be shown: rounded, to be added up over days. */
export interface ShownDay extends ShownTotals {
  /** The numbers of all lists, one list after the other (`packNumber`); those that are nothing are left out. */
  numbers: Uint32Array;
  /** The place of each number's group among the names of its day. */
  places: Uint16Array;
  /** Where each list's numbers end. */
  ends: Uint32Array;
}

/**
 * A rounded number in 26 bits, beside it the exact one and its people in 3 bits each: whether they are under 5 over a
 * range is all that is asked of these, and that does not change when 5 stands for every larger one.
 */
const packNumber = (shown: number, exact: number, people: number): number =>
  ((shown / ROUNDING_BASE) << 6) | (Math.min(exact, MIN_GROUP_SIZE) << 3) | Math.min(people, MIN_GROUP_SIZE);
export const shownIn = (packed: number): number => (packed >>> 6) * ROUNDING_BASE;
export const exactIn = (packed: number): number => (packed >>> 3) & 7;
export const peopleIn = (packed: number): number => packed & 7;

/** Every day is rounded into them (`daySums.ts`). */
let numbers = new Uint32Array();
let places = new Uint16Array();
const ends = new Uint32Array(LISTS.length);

/**
 * Rounds the sums of one day.
 * @param key the secret of the rounding
 * @returns numbers of lists that stand until the next call; `copyOf` keeps them
 */
export function roundDay({ ids }: DayRows, { all, keys, groups }: Sums, key: number): ShownDay {
  let most = 0;
  for (const { dimension } of LISTS) most += ids[dimension]!.length;
  if (numbers.length < most) {
    numbers = new Uint32Array(2 * most);
    places = new Uint16Array(2 * most);
  }
  const exact = all.with(metricAt.readers, Math.max(all[metricAt.visitors]!, all[metricAt.readers]!));
  const shown = exact.map((value, metric) => roundRandomly(value, (keys | 0) + metric, key));
  let count = 0;
  for (let list = 0; list < LISTS.length; list++) {
    const { dimension, column, metric } = LISTS[list]!;
    const { listed, visitors, readers, keys: known } = groups[dimension]!;
    const values = listed[column]!;
    for (let place = 0; place < ids[dimension]!.length; place++) {
      const value = values[place]!;
      const people = Math.max(visitors[place]!, readers[place]!);
      if (value === 0 && people === 0) continue;
      const rounded = roundRandomly(value, (known[place]! | 0) + metricAt[metric], key);
      numbers[count] = packNumber(rounded, value, people);
      places[count] = place;
      count += 1;
    }
    ends[list] = count;
  }
  return { exact, shown, numbers, places, ends };
}

/** A day's numbers that stay. */
export function copyOf({ exact, shown, numbers, places, ends }: ShownDay): ShownDay {
  const count = ends.at(-1)!;
  return {
    exact,
    shown,
    numbers: numbers.slice(0, count),
    places: places.slice(0, count),
    ends: ends.slice(),
  };
}
