export const DIMENSIONS = [
  'page',
  'area',
  'kind',
  'device',
  'referrer',
  'country',
  'release',
  'browser',
  'system',
  'source',
  'medium',
  'campaign',
  'language',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Filter = Partial<Record<Dimension, string>>;

/**
 * Entries, exits and bounces are sessions that start, end or have their only view here. `others` counts bots, vitals,
 * failures, outbound links and searches without results. Zero counts are omitted.
 */
export type Counts = Partial<Record<ViewCount | SessionCount | 'bookings' | 'others', number>>;
type ViewCount = 'views' | 'visitors' | 'timed' | 'timedMs';
type SessionCount = 'sessions' | 'entries' | 'exits' | 'bounces' | 'lists' | 'places' | 'booked';

/** Numbers of filters as bits, 32 in each number. A set without numbers above 31 is one number. */
export type FilterSet = number | number[];

export const filterSet = (words: number[]): FilterSet => (words.length > 1 ? words : (words[0] ?? 0));

function hasFilter(set: FilterSet, number: number): boolean {
  const word = typeof set === 'number' ? (number < 32 ? set : 0) : (set[number >> 5] ?? 0);
  return (word & (1 << (number & 31))) !== 0;
}

/**
 * Equal views of a day, or a count named `other`. `newVisitorIn` and `newSessionIn` are sets of filters
 * (`filterNumber`) for which these views are the first of a visitor or session, so that no visitor need be stored.
 *
 * Example: a visitor opens `/pubs`, `/restaurants` and `/pubs` again, all of the kind `list`. The first view is new in
 * every filter, the second only in those with `page`, the third in none. Without a filter, only the first row counts: 1
 * visitor. With the filter `page=/restaurants`, only the second row matches and counts: 1 visitor again.
 */
export interface Row extends Filter {
  day: string;
  other?: string;
  newVisitorIn?: FilterSet;
  newSessionIn?: FilterSet;
  /** Last funnel step of the session: 1 list, 2 place, 3 booking link. */
  step?: number;
  counts: Counts;
}

export function addCounts(to: Counts, from: Counts, sign: 1 | -1 = 1): void {
  for (const name in from) addCount(to, name as keyof Counts, sign * from[name as keyof Counts]!);
}

function addCount(to: Counts, name: keyof Counts, count: number): void {
  if (count === 0) return;
  const sum = (to[name] ?? 0) + count;
  if (sum === 0) delete to[name];
  else to[name] = sum;
}

export function mergeRows(...parts: [rows: Row[], sign: 1 | -1][]): Row[] {
  const merged = new Map<string, Row>();
  for (const [rows, sign] of parts)
    for (const { counts, ...fields } of rows) {
      const key = JSON.stringify(fields);
      const sum = merged.get(key) ?? { ...fields, counts: {} };
      addCounts(sum.counts, counts, sign);
      merged.set(key, sum);
    }
  return [...merged.values()].filter(({ counts }) => Object.keys(counts).length > 0);
}

/** Dimensions that differ between views of the same visitor. Stored sets of filters depend on their order. */
export const VARYING: Dimension[] = [
  'page',
  'area',
  'kind',
  'release',
  'referrer',
  'source',
  'medium',
  'campaign',
  'language',
];

/**
 * The number of a filter in `newVisitorIn` and `newSessionIn`. The varying dimensions are numbered in binary: page is
 * 1, area 2, kind 4, release 8, referrer 16, source 32, medium 64, campaign 128, language 256. `['page', 'kind', 'device']`
 * is 5.
 */
function filterNumber(filter: readonly Dimension[]): number {
  let number = 0;
  for (const [index, name] of VARYING.entries()) if (filter.includes(name)) number += 1 << index;
  return number;
}

/** `names` has the keys `<dimension> <name>`, or the names of other counts. */
export interface Sums {
  total: Counts;
  names: Map<string, Counts>;
}

export const emptySums = (): Sums => ({ total: {}, names: new Map() });

export const addName = (sums: Sums, name: string, counts: Counts): void =>
  addCounts(countsOf(sums, name), counts);

export function countsOf({ names }: Sums, name: string): Counts {
  const existing = names.get(name);
  if (existing) return existing;
  const counts = {};
  names.set(name, counts);
  return counts;
}

export const namesOf = ({ names }: Sums, prefix: string): [name: string, counts: Counts][] =>
  [...names]
    .filter(([name]) => name.startsWith(`${prefix} `))
    .map(([name, counts]) => [name.slice(prefix.length + 1), counts]);

/** Names of a row in `Sums`, in the order of `DIMENSIONS`. */
const namesOfRow = (row: Row): (string | undefined)[] =>
  DIMENSIONS.map((name) => row[name] && `${name} ${row[name]}`);

/** @param filter - dimensions by which the added rows are filtered */
export function createRowAdder(filter: readonly Dimension[]) {
  const number = filterNumber(filter);
  // The list of pages, say, counts a visitor once for each page: as if it were filtered by page, too.
  const numbers = DIMENSIONS.map((name) => filterNumber([...filter, name]));

  return (sums: Sums, row: Row, names = namesOfRow(row)): void => {
    const { other, counts, newVisitorIn = 0, newSessionIn = 0, step = 0 } = row;
    if (other) {
      addName(sums, other, counts);
      return;
    }
    const { views = 0, entries = 0, exits = 0, ...rest } = counts;
    const [visitors, sessions] = [newVisitorIn, newSessionIn].map((filters) =>
      hasFilter(filters, number) ? views : 0,
    );
    const [lists, places, booked] = [1, 2, 3].map((reached) => (step >= reached ? sessions : 0));
    addCounts(sums.total, { ...rest, views, visitors, sessions, lists, places, booked } as Counts);
    for (const [index, name] of names.entries()) {
      if (!name) continue;
      const sum = countsOf(sums, name);
      addCount(sum, 'views', views);
      if (hasFilter(newVisitorIn, numbers[index]!)) addCount(sum, 'visitors', views);
      if (hasFilter(newSessionIn, numbers[index]!)) addCount(sum, 'sessions', views);
      addCount(sum, 'entries', entries);
      addCount(sum, 'exits', exits);
    }
  };
}
