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

/** The numbers of one group, as counted and as they may be shown: all of everybody's, those of a list for its groups. */
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

/** The numbers that lists show; only these are rounded. */
const VIEWS = [metricAt.views];
const SHOWN: Record<Dimension, number[]> = {
  page: [metricAt.views, metricAt.sessions, metricAt.exits],
  area: VIEWS,
  kind: VIEWS,
  device: VIEWS,
  referrer: [metricAt.sessions],
  country: VIEWS,
  release: VIEWS,
};

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
  // Plain loops over columns: a year has millions of rows.
  let kept = new Int32Array(length);
  for (let row = 0; row < length; row++) kept[row] = row;
  for (const [column, keeps] of wanted.entries()) {
    if (keeps.every(Boolean)) continue;
    const own = places[column]!;
    let count = 0;
    for (let number = 0; number < kept.length; number++) {
      const row = kept[number]!;
      if (keeps[own[row]!]) kept[count++] = row;
    }
    kept = kept.subarray(0, count);
  }
  const all = sum();
  for (const row of kept) all.group = (all.group + keys[row]!) | 0;
  const byName = names.map((list, column) => {
    const own = places[column]!;
    const groups = new Int32Array(list.length);
    for (let number = 0; number < kept.length; number++) {
      const row = kept[number]!;
      groups[own[row]!]! += keys[row]!;
    }
    const sums = counts.map((amounts) => {
      const totals = new Float64Array(list.length);
      for (let number = 0; number < kept.length; number++) {
        const row = kept[number]!;
        totals[own[row]!]! += amounts[row]!;
      }
      return totals;
    });
    return list.map(
      (_, place): Sum => ({
        counts: sums.map((totals) => totals[place]!),
        group: groups[place]!,
        readers: 0,
      }),
    );
  });
  for (const { counts: own } of byName[0]!)
    for (const [metric, amount] of own.entries()) all.counts[metric]! += amount;

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
  const shown = (dimension: Dimension | 'all', one: Sum): GroupSum => {
    // People who are surely different: who came in here, or the readers of one page.
    const people = Math.max(one.counts[metricAt.visitors]!, one.readers);
    const exact = one.counts.with(readers, people);
    const rounded = emptyCounts();
    for (const metric of dimension === 'all' ? METRICS.keys() : SHOWN[dimension])
      rounded[metric] = roundRandomly(exact[metric]!, one.group + metric, key);
    return { exact, shown: rounded };
  };
  const groups = (dimension: Dimension, from: Iterable<[string, Sum]>) =>
    new Map(
      [...from]
        .filter(([, { counts }]) => counts.some((count) => count !== 0))
        .map(([name, one]) => [name, shown(dimension, one)]),
    );
  return new Map<Dimension | 'all', Map<string, GroupSum>>([
    ['all', new Map([['', shown('all', all)]])],
    ...ROW_DIMENSIONS.map(
      (dimension, column) =>
        [
          dimension,
          groups(
            dimension,
            names[column]!.map((name, place) => [name, byName[column]![place]!]),
          ),
        ] as const,
    ),
    ['area', groups('area', areas)],
    ['kind', groups('kind', kinds)],
  ]);
}
