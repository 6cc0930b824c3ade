/** What is counted of each group of views. The order is the stored one: new ones come last. */
export const METRICS = [
  'views',
  /** Visitors of a page. */
  'readers',
  /** Visitors of the day, where they came in. */
  'visitors',
  /** Sessions, where they began. */
  'sessions',
  /** Sessions of one view, where they began. */
  'bounces',
  /** Sessions, where they ended. */
  'exits',
  /** Time on the page until the next view of the session, ms, and how many such times. */
  'timedMs',
  'timed',
  /** Sessions that saw a list, then a place, then clicked on a booking link, where they began. */
  'lists',
  'places',
  'booked',
  /** Clicks on booking links, where they happened (D-19). */
  'bookings',
] as const;
export type Metric = (typeof METRICS)[number];

/** One number per metric, in their order. */
export type Counts = number[];
export const emptyCounts = (): Counts => METRICS.map(() => 0);
export const metricAt = Object.fromEntries(METRICS.map((name, place) => [name, place])) as Record<
  Metric,
  number
>;

/** By what views are distinguished; area and kind follow from the page. */
export const ROW_DIMENSIONS = ['page', 'device', 'referrer', 'country', 'release'] as const;
export type Dimension = (typeof ROW_DIMENSIONS)[number] | 'area' | 'kind';

/** The figures of one combination of the five row dimensions; '' stands for unknown. */
export type Row = Record<(typeof ROW_DIMENSIONS)[number], string> & { counts: Counts };

/** The figures of all views that share one value; of dimension "all" there is one. */
export interface Group {
  dimension: Dimension | 'all';
  name: string;
  counts: Counts;
}

/** Measurements of one module, version and metric, counted by size (`vitals.ts`). */
export interface MeasuredVital {
  module: string;
  version: string;
  metric: string;
  samples: number;
  sizes: Record<string, number>;
}

/** Failures of one module and version, by what failed. */
export interface CountedFailures {
  module: string;
  version: string;
  load: number;
  render: number;
}

/** One of the latest views (D-20). */
export interface LatestView {
  page: string;
  at: Date;
  device: string;
  country?: string;
}

/** All figures of one day but its rows. */
export interface DayFigures {
  groups: Group[];
  vitals: MeasuredVital[];
  failures: CountedFailures[];
  /** Visitors who searched for a text and found nothing. */
  searches: { text: string; visitors: number }[];
  bots: number;
  /** Newest first. */
  latest: LatestView[];
}
