export const DIMENSIONS = ['page', 'area', 'kind', 'device', 'referrer', 'country', 'release'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Filter = Partial<Record<Dimension, string>>;

/**
 * What is counted; counts of 0 are left out. Entries, exits and bounces are sessions that began with the views, ended
 * with them, and had no other view; timed are views before another one, timedMs the time until then. Lists, places and
 * booked are sessions that saw a list, then a place, then clicked on a booking link. Others are bots, vitals, failures
 * and visitors who found nothing.
 */
export type Counts = Partial<Record<ViewCount | SessionCount | 'bookings' | 'others', number>>;
type ViewCount = 'views' | 'visitors' | 'timed' | 'timedMs';
type SessionCount = 'sessions' | 'entries' | 'exits' | 'bounces' | 'lists' | 'places' | 'booked';

/**
 * Views of one day that are alike, added up; or, by `other`, what is counted of that name.
 * `newVisitorIn` and `newSessionIn` are sets of filters (`bitOf`): of the views that such a filter selects, these are
 * the first ones of their visitors, or of their sessions. So the visitors and sessions of any filter are a sum of
 * views, and no row names a visitor.
 */
export interface Row extends Filter {
  day: string;
  other?: string;
  newVisitorIn?: number;
  newSessionIn?: number;
  /** Steps of the funnel that the session reached: 1 a list, 2 a place, 3 a booking link. */
  step?: number;
  counts: Counts;
}

export function addCounts(to: Counts, from: Counts, sign: 1 | -1 = 1): void {
  for (const key in from) {
    const name = key as keyof Counts;
    const sum = (to[name] ?? 0) + sign * from[name]!;
    if (sum === 0) delete to[name];
    else to[name] = sum;
  }
}

/** Adds up rows that are alike. @param parts rows, each with 1 to add them or -1 to subtract them */
export function mergeRows(...parts: [rows: Row[], sign: 1 | -1][]): Row[] {
  const merged = new Map<string, Row>();
  for (const [rows, sign] of parts)
    for (const { counts, ...of } of rows) {
      const key = JSON.stringify(of);
      const sum = merged.get(key) ?? { ...of, counts: {} };
      addCounts(sum.counts, counts, sign);
      merged.set(key, sum);
    }
  return [...merged.values()].filter(({ counts }) => Object.keys(counts).length > 0);
}

/** Dimensions in which views of one visitor differ. */
const VARYING: Dimension[] = ['page', 'area', 'kind', 'release', 'referrer'];
export const FILTER_SETS = Array.from({ length: 2 ** VARYING.length }, (_, number) =>
  VARYING.filter((_name, bit) => number & (1 << bit)),
);

const bitOf = (filter: readonly Dimension[]): number =>
  1 << VARYING.reduce((number, name, bit) => number | (filter.includes(name) ? 1 << bit : 0), 0);

/** Figures of the views that a filter selects: in all, and by `<dimension> <name>`; others by their names. */
export interface Sums {
  total: Counts;
  names: Map<string, Counts>;
}

export function addName({ names }: Sums, name: string, counts: Counts): void {
  const sum = names.get(name) ?? {};
  addCounts(sum, counts);
  names.set(name, sum);
}

export function rowAdder(filter: readonly Dimension[]) {
  const bit = bitOf(filter);
  const bits = DIMENSIONS.map((name) => [name, bitOf([...filter, name])] as const);

  return (sums: Sums, row: Row): void => {
    const { other, counts, newVisitorIn = 0, newSessionIn = 0, step = 0 } = row;
    if (other) {
      addName(sums, other, counts);
      return;
    }
    const { views = 0, entries = 0, exits = 0, ...more } = counts;
    const countsBy = (bit: number) => ({
      views,
      visitors: newVisitorIn & bit ? views : 0,
      sessions: newSessionIn & bit ? views : 0,
    });
    const { sessions, ...total } = countsBy(bit);
    const [lists, places, booked] = [1, 2, 3].map((reached) => (step >= reached ? sessions : 0));
    addCounts(sums.total, { ...more, ...total, sessions, lists, places, booked } as Counts);
    for (const [dimension, own] of bits)
      if (row[dimension] !== undefined)
        addName(sums, `${dimension} ${row[dimension]}`, { ...countsBy(own), entries, exits });
  };
}
