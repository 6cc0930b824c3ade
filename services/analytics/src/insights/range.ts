import { type Counts, emptyCounts, type Metric, metricAt } from '../counting/figures';
import type { Names } from './names';
import {
  exactIn,
  LISTS,
  MIN_GROUP_SIZE,
  peopleIn,
  type ShownDay,
  type ShownTotals,
  shownIn,
} from './shownDay';

/** Sums over days: each day is rounded by itself, so that a range says no more than its days do. */
export interface Range {
  /** @param ids the numbers of the day's names, by dimension and place */
  add(day: ShownDay, ids: readonly Uint32Array[]): void;
  /** Everybody's number as it may be shown; null when it, or the people it is of, are under 5. */
  total(metric: Metric): number | null;
  /** Everybody's number as counted: for averages only. */
  exact(metric: Metric): number;
  /** The number of a list's group by the number of its name, as `total`. */
  of(list: number, id: number): number | null;
  /** A range of the same days, to which others can be added. */
  copy(): Range;
}

export function createRange(names: Names): Range {
  const all = { exact: emptyCounts(), shown: emptyCounts() };
  return rangeOf(
    names,
    all,
    LISTS.map(() => ({ shown: NOTHING, exact: NOTHING, people: NOTHING })),
  );
}

/** @param all everybody's sums, and `lists` those of groups: both are written */
function rangeOf(names: Names, all: ShownTotals, lists: ListSums[]): Range {
  return {
    add(day, ids) {
      addTo(all.exact, day.exact);
      addTo(all.shown, day.shown);
      const { numbers, places, ends } = day;
      let place = 0;
      for (let list = 0; list < lists.length; list++) {
        const { dimension } = LISTS[list]!;
        const sums = withRoom(lists[list]!, names.of(dimension).length);
        lists[list] = sums;
        const { shown, exact, people } = sums;
        const own = ids[dimension]!;
        for (const end = ends[list]!; place < end; place++) {
          const id = own[places[place]!]!;
          const number = numbers[place]!;
          shown[id]! += shownIn(number);
          exact[id]! += exactIn(number);
          people[id]! += peopleIn(number);
        }
      }
    },
    total: (metric) => totalOf(all, metric),
    exact: (metric) => all.exact[metricAt[metric]]!,
    of(list, id) {
      const { shown, exact, people } = lists[list]!;
      return mayBeShown(exact[id], people[id]) ? Math.max(MIN_GROUP_SIZE, shown[id]!) : null;
    },
    copy: () => rangeOf(names, structuredClone(all), structuredClone(lists)),
  };
}

/** Everybody's number of a day, or of several, as it may be shown. */
export function totalOf({ exact, shown }: ShownTotals, metric: Metric): number | null {
  const at = metricAt[metric];
  return mayBeShown(exact[at], exact[metricAt.readers]) ? Math.max(MIN_GROUP_SIZE, shown[at]!) : null;
}

/** A name that no day of the range has is nothing. */
const mayBeShown = (exact = 0, people = 0): boolean => exact >= MIN_GROUP_SIZE && people >= MIN_GROUP_SIZE;

const NOTHING = new Float64Array();
type ListSums = Record<'shown' | 'exact' | 'people', Float64Array>;

/** Days bring names of their own. */
function withRoom(sums: ListSums, length: number): ListSums {
  if (sums.shown.length >= length) return sums;
  const grown = (column: Float64Array) => {
    const larger = new Float64Array(length);
    larger.set(column);
    return larger;
  };
  return { shown: grown(sums.shown), exact: grown(sums.exact), people: grown(sums.people) };
}

function addTo(sum: Counts, counts: Counts): void {
  for (let metric = 0; metric < sum.length; metric++) sum[metric]! += counts[metric]!;
}
