export const DIMENSIONS = ['page', 'area', 'kind', 'device', 'referrer', 'country', 'release'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Filter = Partial<Record<Dimension, string>>;

/**
 * Entries, exits and bounces are sessions that start, end or have their only view here. `others` counts bots, vitals,
 * failures and searches without results. Zero counts are omitted.
 */
export type Counts = Partial<Record<ViewCount | SessionCount | 'bookings' | 'others', number>>;
type ViewCount = 'views' | 'visitors' | 'timed' | 'timedMs';
type SessionCount = 'sessions' | 'entries' | 'exits' | 'bounces' | 'lists' | 'places' | 'booked';

/**
 * Equal views of a day, or a count named `other`. `newVisitorIn` and `newSessionIn` are bit sets of filters (`bitOf`)
 * for which these views are the first of a visitor or session. This counts visitors without storing them.
 */
export interface Row extends Filter {
  day: string;
  other?: string;
  newVisitorIn?: number;
  newSessionIn?: number;
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

/** Dimensions that differ between views of the same visitor. */
export const VARYING: Dimension[] = ['page', 'area', 'kind', 'release', 'referrer'];

const bitOf = (filter: readonly Dimension[]): number =>
  1 << VARYING.reduce((number, name, bit) => number | (filter.includes(name) ? 1 << bit : 0), 0);

/** `names` has the keys `<dimension> <name>`, or the names of other counts. */
export interface Sums {
  total: Counts;
  names: Map<string, Counts>;
}

export const addName = (sums: Sums, name: string, counts: Counts): void =>
  addCounts(countsOf(sums, name), counts);

function countsOf({ names }: Sums, name: string): Counts {
  const existing = names.get(name);
  if (existing) return existing;
  const counts = {};
  names.set(name, counts);
  return counts;
}

/** Names of a row in `Sums`, in the order of `DIMENSIONS`. */
export const namesOfRow = (row: Row): (string | undefined)[] =>
  DIMENSIONS.map((name) => row[name] && `${name} ${row[name]}`);

export function rowAdder(filter: readonly Dimension[]) {
  const bit = bitOf(filter);
  const bits = DIMENSIONS.map((name) => bitOf([...filter, name]));

  return (sums: Sums, row: Row, names = namesOfRow(row)): void => {
    const { other, counts, newVisitorIn = 0, newSessionIn = 0, step = 0 } = row;
    if (other) {
      addName(sums, other, counts);
      return;
    }
    const { views = 0, entries = 0, exits = 0, ...rest } = counts;
    const [visitors, sessions] = [newVisitorIn, newSessionIn].map((set) => (set & bit ? views : 0));
    const [lists, places, booked] = [1, 2, 3].map((reached) => (step >= reached ? sessions : 0));
    addCounts(sums.total, { ...rest, views, visitors, sessions, lists, places, booked } as Counts);
    for (const [index, name] of names.entries()) {
      if (!name) continue;
      const sum = countsOf(sums, name);
      addCount(sum, 'views', views);
      if (newVisitorIn & bits[index]!) addCount(sum, 'visitors', views);
      if (newSessionIn & bits[index]!) addCount(sum, 'sessions', views);
      addCount(sum, 'entries', entries);
      addCount(sum, 'exits', exits);
    }
  };
}
