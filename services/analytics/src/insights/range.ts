import { emptyCounts, type Metric, metricAt } from '../counting/figures';
import { type DIMENSIONS, dimensionAt, type Names } from './names';
import { exactIn, LISTED, peopleIn, type ShownDay, shownIn, shownNumber, totalOf } from './shownDay';

/** Sums over days: each day is rounded by itself, so that a range reveals no more than its days do. */
export interface Range {
  add(day: ShownDay): void;
  /** Everybody's number as it may be shown; null when it, or the people it is of, are under 5. */
  total(metric: Metric): number | null;
  /** Everybody's number as counted: for averages only. */
  exact(metric: Metric): number;
  /** The number of one name of a list, as `total`. */
  of(dimension: (typeof DIMENSIONS)[number], metric: Metric, id: number): number | null;
}

/** @param names of which the days to come have no others */
export function createRange(names: Names): Range {
  const all = { exact: emptyCounts(), shown: emptyCounts() };
  // Of each name its people, then what is shown and the exact number in each of the dimension's lists.
  const sums = LISTED.map(
    (metrics, dimension) => new Float64Array((1 + 2 * metrics.length) * names.of(dimension).length),
  );
  return {
    add({ exact, shown, words }) {
      for (let metric = 0; metric < exact.length; metric++) {
        all.exact[metric]! += exact[metric]!;
        all.shown[metric]! += shown[metric]!;
      }
      let at = 0;
      for (let dimension = 0; dimension < LISTED.length; dimension++) {
        const own = sums[dimension]!;
        const columns = LISTED[dimension]!.length;
        for (let left = words[at++]!; left > 0; left--) {
          let sum = (1 + 2 * columns) * words[at++]!;
          own[sum++]! += peopleIn(words[at]!);
          for (let column = 0; column < columns; column++) {
            const number = words[at++]!;
            own[sum++]! += shownIn(number);
            own[sum++]! += exactIn(number);
          }
        }
      }
    },
    total: (metric) => totalOf(all, metric),
    exact: (metric) => all.exact[metricAt[metric]]!,
    of(dimension, metric, id) {
      const place = dimensionAt[dimension];
      const metrics = LISTED[place]! as readonly Metric[];
      const own = sums[place]!.subarray((1 + 2 * metrics.length) * id);
      const column = 1 + 2 * metrics.indexOf(metric);
      return shownNumber(own[column], own[column + 1], own[0]);
    },
  };
}
