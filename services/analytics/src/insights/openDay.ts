import type { DayCounter } from '../counting/dayCounter';
import { METRICS, ROW_DIMENSIONS } from '../counting/figures';
import type { Pages } from '../pages';
import { type DayRows, indexRows, pageRows } from './dayRows';
import type { Names } from './names';

/** The rows of a day that still goes on, made anew when a message came since. Names are looked up for new rows only. */
export function createOpenDay(day: string, counter: DayCounter, pages: Pages, names: Names): () => DayRows {
  const own = ROW_DIMENSIONS.map(() => ({ names: [] as string[], placeOf: new Map<string, number>() }));
  const places = ROW_DIMENSIONS.map(() => [] as number[]);
  let made: DayRows | undefined;
  let madeAfter = 0;

  function placeOf(column: number, name: string): number {
    const { names: list, placeOf: known } = own[column]!;
    const place = known.get(name);
    if (place !== undefined) return place;
    known.set(name, list.length);
    return list.push(name) - 1;
  }

  return () => {
    if (made && madeAfter === counter.messages()) return made;
    const rows = counter.rows();
    for (const row of rows.slice(places[0]!.length))
      for (const [column, dimension] of ROW_DIMENSIONS.entries())
        places[column]!.push(placeOf(column, row[dimension]));
    const counts = METRICS.map((_, metric) => rows.map((row) => row.counts[metric]!));
    const columns = { length: rows.length, names: own.map((one) => one.names), places, counts };
    made = indexRows(pageRows(day, columns), pages, names);
    madeAfter = counter.messages();
    return made;
  };
}
