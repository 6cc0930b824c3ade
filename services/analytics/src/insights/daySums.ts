import type { DayCounter } from '../counting/dayCounter';
import {
  type Counts,
  type Dimension,
  emptyCounts,
  METRICS,
  metricAt,
  ROW_DIMENSIONS,
  type Row,
} from '../counting/figures';
import type { Columns } from '../counting/packedRows';
import type { Pages } from '../pages';
import { hashOf, mix, roundRandomly } from './rounding';

export type Filter = Partial<Record<Dimension, string>>;

/** The numbers of one group, as counted and as they may be shown. */
export interface GroupSum {
  exact: Counts;
  shown: Counts;
}

/** Sums of one day by dimension and name; of all rows under "all". */
export type DaySums = Map<Dimension | 'all', Map<string, GroupSum>>;

/** A day's rows, each with what it is known by. */
export interface KeyedRows {
  columns: Columns;
  keys: Uint32Array;
}

/** @param day part of what a row is known by: another day is another group */
export function keyRows(day: string, columns: Columns): KeyedRows {
  const hashes = columns.names.map((names, dimension) =>
    names.map((name) => hashOf(`${day} ${dimension} ${name}`)),
  );
  const keys = Uint32Array.from({ length: columns.length }, (_, row) =>
    columns.places.reduce((key, places, dimension) => mix(key ^ hashes[dimension]![places[row]!]!), 0),
  );
  return { columns, keys };
}

/** The rows of a day that still goes on, in the form of stored ones. */
export function columnsOf(counter: DayCounter): Columns {
  const rows = counter.rows();
  const names = ROW_DIMENSIONS.map(() => [] as string[]);
  const places = ROW_DIMENSIONS.map((dimension, column) => {
    const placeOf = new Map<string, number>();
    return Float64Array.from(rows, (row: Row) => {
      const known = placeOf.get(row[dimension]);
      if (known !== undefined) return known;
      placeOf.set(row[dimension], names[column]!.length);
      return names[column]!.push(row[dimension]) - 1;
    });
  });
  const counts = METRICS.map((_, metric) => Float64Array.from(rows, (row) => row.counts[metric]!));
  return { length: rows.length, names, places, counts };
}

/** A group while it is added up. */
interface Sum {
  counts: Counts;
  group: number;
  /** The most readers of one of its pages: people who are surely different ones. */
  readers: number;
}

const sum = (): Sum => ({ counts: emptyCounts(), group: 0, readers: 0 });

/**
 * Adds up the rows of a day that a filter keeps, by every dimension, and rounds each number.
 * @param key the secret of the rounding
 */
export function sumDay({ columns, keys }: KeyedRows, filter: Filter, pages: Pages, key: number): DaySums {
  const { names, places, counts, length } = columns;
  const wanted = ROW_DIMENSIONS.map((dimension, column) =>
    names[column]!.map(
      (name) =>
        (filter[dimension] === undefined || filter[dimension] === name) &&
        (dimension !== 'page' ||
          ((filter.area === undefined || pages.areaOf(name) === filter.area) &&
            (filter.kind === undefined || pages.kindOf(name) === filter.kind))),
    ),
  );
  const narrow = wanted.flatMap((keeps, column) =>
    keeps.every(Boolean) ? [] : [{ keeps, places: places[column]! }],
  );
  const all = sum();
  const byName = names.map((list) => list.map(sum));

  for (let row = 0; row < length; row++) {
    if (!narrow.every(({ keeps, places }) => keeps[places[row]!])) continue;
    const sums = byName.map((list, column) => list[places[column]![row]!]!);
    for (const one of [all, ...sums]) one.group = (one.group + keys[row]!) | 0;
    for (let metric = 0; metric < counts.length; metric++) {
      const amount = counts[metric]![row]!;
      if (amount === 0) continue;
      all.counts[metric]! += amount;
      for (const one of sums) one.counts[metric]! += amount;
    }
  }

  const readers = metricAt.readers;
  const places0 = names[0]!;
  const areas = new Map<string, Sum>();
  const kinds = new Map<string, Sum>();
  for (const [place, page] of places0.entries()) {
    const own = byName[0]![place]!;
    own.readers = own.counts[readers]!;
    all.readers = Math.max(all.readers, own.readers);
    const area = pages.areaOf(page);
    for (const [groups, name] of [
      [kinds, pages.kindOf(page)],
      ...(area ? [[areas, area] as const] : []),
    ] as const) {
      const group = groups.get(name) ?? sum();
      groups.set(name, group);
      group.group = (group.group + own.group) | 0;
      group.readers = Math.max(group.readers, own.readers);
      for (const [metric, amount] of own.counts.entries()) group.counts[metric]! += amount;
    }
  }
  const shown = (one: Sum): GroupSum => {
    // People who are surely different: who came in here, or the readers of one page.
    const people = Math.max(one.counts[metricAt.visitors]!, one.readers);
    const exact = one.counts.with(readers, people);
    return { exact, shown: exact.map((value, metric) => roundRandomly(value, one.group + metric, key)) };
  };
  const groups = (from: Iterable<[string, Sum]>) =>
    new Map(
      [...from]
        .filter(([, { counts }]) => counts.some((count) => count !== 0))
        .map(([name, one]) => [name, shown(one)]),
    );
  return new Map<Dimension | 'all', Map<string, GroupSum>>([
    ['all', new Map([['', shown(all)]])],
    ...ROW_DIMENSIONS.map(
      (dimension, column) =>
        [dimension, groups(names[column]!.map((name, place) => [name, byName[column]![place]!]))] as const,
    ),
    ['area', groups(areas)],
    ['kind', groups(kinds)],
  ]);
}
