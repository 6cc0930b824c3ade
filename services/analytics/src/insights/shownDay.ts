import { type Counts, type Metric, metricAt } from '../counting/figures';
import { type DayRows, SUM_AT, SUM_WIDTH, type Sums } from './dayRows';
import { DIMENSIONS, type Names } from './names';
import { ROUNDING_BASE, roundRandomly } from './rounding';

/** Groups under so many people are not shown (D-72). */
export const MIN_GROUP_SIZE = 5;

/** The metrics that the lists of each dimension show. */
export const LISTED: readonly (readonly ('views' | 'sessions' | 'exits')[])[] = DIMENSIONS.map(
  (dimension) => {
    if (dimension === 'page') return ['views', 'sessions', 'exits'];
    return dimension === 'referrer' ? ['sessions'] : ['views'];
  },
);

/** The numbers of a day as they may be shown: rounded, to be added up over days. */
export interface ShownDay {
  /** Everybody's numbers by metric, as counted and rounded. */
  exact: Counts;
  shown: Counts;
  /**
   * For each dimension how many names follow, then the number of each name (`names.ts`) and one word for each of the
   * dimension's lists (`packNumber`). Names that are nothing are left out.
   */
  words: Uint32Array;
}

/**
 * A rounded number in 26 bits, beside it the exact one and its people in 3 bits each: whether they are under 5 over a
 * range is all that these are for, and that does not change when 5 stands for every larger one.
 */
const packNumber = (shown: number, exact: number, people: number): number =>
  ((shown / ROUNDING_BASE) << 6) | (Math.min(exact, MIN_GROUP_SIZE) << 3) | Math.min(people, MIN_GROUP_SIZE);
export const shownIn = (packed: number): number => (packed >>> 6) * ROUNDING_BASE;
export const exactIn = (packed: number): number => (packed >>> 3) & 7;
export const peopleIn = (packed: number): number => packed & 7;

/** Every day is rounded into it. */
let room = new Uint32Array();

/**
 * Rounds the sums of one day.
 * @param secret of the rounding
 */
export function roundDay({ ids }: DayRows, { all, key, ofNames }: Sums, secret: number): ShownDay {
  const most = ids.reduce((sum, { length }, place) => sum + 1 + length * (1 + LISTED[place]!.length), 0);
  if (room.length < most) room = new Uint32Array(2 * most);
  const exact = all.with(metricAt.readers, Math.max(all[metricAt.visitors]!, all[metricAt.readers]!));
  const shown = exact.map((value, metric) => roundRandomly(value, (key | 0) + metric, secret));
  let end = 0;
  for (const [dimension, own] of ids.entries()) {
    const sums = ofNames[dimension]!;
    const start = end++;
    let count = 0;
    for (let place = 0; place < own.length; place++) {
      const at = SUM_WIDTH * place;
      const people = Math.max(sums[at + SUM_AT.visitors]!, sums[at + SUM_AT.readers]!);
      const { views, sessions, exits } = SUM_AT;
      if (people + sums[at + views]! + sums[at + sessions]! + sums[at + exits]! === 0) continue;
      count += 1;
      room[end++] = own[place]!;
      for (const metric of LISTED[dimension]!) {
        const value = sums[at + SUM_AT[metric]]!;
        const group = (sums[at + SUM_AT.key]! | 0) + metricAt[metric];
        room[end++] = packNumber(roundRandomly(value, group, secret), value, people);
      }
    }
    room[start] = count;
  }
  return { exact, shown, words: room.slice(0, end) };
}

/** Everybody's number of a day, or of several, as it may be shown; null when it, or the people it is of, are under 5. */
export function totalOf({ exact, shown }: Pick<ShownDay, 'exact' | 'shown'>, metric: Metric): number | null {
  const at = metricAt[metric];
  return shownNumber(shown[at]!, exact[at]!, exact[metricAt.readers]!);
}

/** A number that may be shown, or null. */
export const shownNumber = (shown = 0, exact = 0, people = 0): number | null =>
  exact >= MIN_GROUP_SIZE && people >= MIN_GROUP_SIZE ? Math.max(MIN_GROUP_SIZE, shown) : null;

/** A day's numbers as text, with names in place of their numbers, which differ from process to process. */
export function shownToText({ exact, shown, words }: ShownDay, names: Names): string {
  let at = 0;
  const lists = LISTED.map((metrics, dimension) =>
    Array.from({ length: words[at++]! }, () => {
      const [id, ...numbers] = words.subarray(at, at + 1 + metrics.length);
      at += 1 + metrics.length;
      return [names.of(dimension)[id!], ...numbers];
    }),
  );
  return JSON.stringify({ exact, shown, lists });
}

export function shownFromText(text: string, names: Names): ShownDay {
  const { exact, shown, lists } = JSON.parse(text) as Omit<ShownDay, 'words'> & {
    lists: [string, ...number[]][][];
  };
  const words = lists.flatMap((list, dimension) => [
    list.length,
    ...list.flatMap(([name, ...numbers]) => [names.idOf(dimension, name), ...numbers]),
  ]);
  return { exact, shown, words: Uint32Array.from(words) };
}
