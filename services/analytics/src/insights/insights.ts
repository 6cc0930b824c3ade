import type { Insights, InsightsQuery } from '@guide/contracts/api/schemas';
import { invalidRequest } from '@guide/service-kit';
import { DateTime } from 'luxon';
import type { Db } from 'mongodb';
import type { Counting } from '../counting/counting';
import { type Counts, type Dimension, emptyCounts, type Metric, metricAt } from '../counting/figures';
import { unpackRows } from '../counting/packedRows';
import { collections } from '../log/messages';
import type { Pages } from '../pages';
import {
  columnsOf,
  type DaySums,
  type Filter,
  type GroupSum,
  type KeyedRows,
  keyRows,
  sumDay,
} from './daySums';
import { roundingKey } from './rounding';

/** Days that one question may be about. */
const MAX_DAYS = 400;
/** Days whose rows are kept in memory, the latest used ones: a year and its comparison. */
const KEPT_DAYS = 760;
/** Ranges whose sums without a filter are kept, and how long. */
const KEPT_RANGES = 20;
const RANGE_KEPT_MS = 60_000;
/** Groups under so many people are not shown (D-72). */
const SMALLEST = 5;
/** Names of a list. */
const MOST = 20;

/** Answers questions about any days. Rows of closed days are read once and kept in memory. */
export function createInsights(pages: Pages) {
  const kept = new Map<string, KeyedRows>();
  const unfiltered = new Map<string, DaySums>();
  const ranges = new Map<string, { at: number; sums: Range }>();
  let key: number | undefined;

  async function loadRows(db: Db, days: string[]): Promise<void> {
    const missing = days.filter((day) => !kept.has(day));
    const { dayRows } = collections(db);
    for (let start = 0; start < missing.length; start += 50) {
      const some = missing.slice(start, start + 50);
      for await (const { _id, packed } of dayRows.find({ _id: { $in: some } }))
        kept.set(_id, keyRows(_id, await unpackRows(packed)));
    }
    for (const day of kept.keys()) {
      if (kept.size <= KEPT_DAYS || days.includes(day)) continue;
      kept.delete(day);
      unfiltered.delete(day);
    }
  }

  function sumsOf(counting: Counting, day: string, filter: Filter, isFiltered: boolean): DaySums | undefined {
    const counter = counting.open(day);
    if (counter) return sumDay(keyRows(day, columnsOf(counter)), filter, pages, key!);
    const rows = kept.get(day);
    if (!rows) return undefined;
    const known = isFiltered ? undefined : unfiltered.get(day);
    const sums = known ?? sumDay(rows, filter, pages, key!);
    if (!isFiltered) unfiltered.set(day, sums);
    return sums;
  }

  /** Sums of days without a filter; those of the last questions are kept for a minute. */
  function unfilteredRange(counting: Counting, days: string[]): Range {
    const range = `${days[0]} ${days.at(-1)}`;
    const known = ranges.get(range);
    if (known && performance.now() - known.at < RANGE_KEPT_MS) return known.sums;
    const sums = sumUp(days.map((day) => sumsOf(counting, day, {}, false)));
    ranges.delete(range);
    ranges.set(range, { at: performance.now(), sums });
    if (ranges.size > KEPT_RANGES) ranges.delete([...ranges.keys()][0]!);
    return sums;
  }

  return async (db: Db, counting: Counting, query: InsightsQuery): Promise<Insights> => {
    const { from, to, compare, ...filter } = query;
    const days = daysOf(from, to);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const earlier = compare && comparedDays(days, compare);
    key ??= await roundingKey(db);
    const withFigures = new Set(counting.days());
    const existing = [...days, ...(earlier ?? [])].filter((day) => withFigures.has(day));
    await loadRows(db, existing);
    const read = (of: string[]) =>
      of.map((day) => (withFigures.has(day) ? sumsOf(counting, day, filter, isFiltered) : undefined));
    const daily = read(days);
    const now = sumUp(daily);
    const before = earlier && sumUp(read(earlier));

    const total = (sums: Range, metric: Metric) => shownOf(sums.get('all')?.get(''), metric);
    const compared = (metric: Metric) => ({
      value: total(now, metric),
      ...(before && { previous: total(before, metric) }),
    });
    // Names as without a filter: whether one is in a list says nothing of those whom the filter keeps.
    const named = isFiltered ? unfilteredRange(counting, days) : now;
    const ranked = (dimension: Dimension, metric: Metric) =>
      [...(named.get(dimension) ?? [])]
        .filter(([name, group]) => name !== '' && shownOf(group, metric) !== null)
        .map(([name]) => ({
          name,
          value: shownOf(now.get(dimension)?.get(name), metric),
          ...(before && { previous: shownOf(before.get(dimension)?.get(name), metric) }),
        }))
        .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : 1))
        .slice(0, MOST);
    const releases = ranked('release', 'views');
    return {
      ...{ from, to },
      ...(earlier && { comparedWith: { from: earlier[0]!, to: earlier.at(-1)! } }),
      views: compared('views'),
      visitors: compared('visitors'),
      sessions: compared('sessions'),
      bookings: compared('bookings'),
      bounces: compared('bounces'),
      secondsOnPage: { value: secondsOf(now), ...(before && { previous: secondsOf(before) }) },
      series: days.map((day, place) => {
        const group = daily[place]?.get('all')?.get('');
        const [views, visitors, sessions] = (['views', 'visitors', 'sessions'] as const).map((metric) =>
          shownOf(group, metric),
        );
        return { day, views: views!, visitors: visitors!, sessions: sessions! };
      }),
      pages: ranked('page', 'views'),
      entryPages: ranked('page', 'sessions'),
      exitPages: ranked('page', 'exits'),
      areas: ranked('area', 'views'),
      kinds: ranked('kind', 'views'),
      devices: ranked('device', 'views'),
      referrers: ranked('referrer', 'sessions'),
      countries: ranked('country', 'views'),
      releases,
      funnel: { lists: compared('lists'), places: compared('places'), booked: compared('booked') },
      searches: searchesOf(counting, days),
      firstSeen: firstSeen(
        counting,
        days,
        releases.filter(({ value }) => value !== null).map(({ name }) => name),
      ),
    };
  };
}

/** Sums over days. */
type Range = Map<Dimension | 'all', Map<string, GroupSum>>;

function sumUp(daily: (DaySums | undefined)[]): Range {
  const range: Range = new Map();
  for (const [dimension, groups] of daily.flatMap((sums) => [...(sums ?? [])])) {
    const named = range.get(dimension) ?? new Map<string, GroupSum>();
    range.set(dimension, named);
    for (const [name, { exact, shown }] of groups) {
      const sum = named.get(name) ?? { exact: emptyCounts(), shown: emptyCounts() };
      named.set(name, sum);
      addTo(sum.exact, exact);
      addTo(sum.shown, shown);
    }
  }
  return range;
}

function addTo(sum: Counts, counts: Counts): void {
  for (let metric = 0; metric < sum.length; metric++) sum[metric]! += counts[metric]!;
}

/** A group's number as it may be shown; null when it, or the people it is of, are under 5. */
function shownOf(group: GroupSum | undefined, metric: Metric): number | null {
  const exact = group?.exact[metricAt[metric]] ?? 0;
  if (!group || exact < SMALLEST || group.exact[metricAt.readers]! < SMALLEST) return null;
  return Math.max(SMALLEST, group.shown[metricAt[metric]]!);
}

function secondsOf(sums: Range): number | null {
  const group = sums.get('all')?.get('');
  if (shownOf(group, 'timed') === null) return null;
  const { exact } = group!;
  return 5 * Math.round(exact[metricAt.timedMs]! / exact[metricAt.timed]! / 5000);
}

function searchesOf(counting: Counting, days: string[]): Insights['searches'] {
  const visitors = new Map<string, number>();
  for (const { text, visitors: count } of days.flatMap(counting.partsOf).flatMap((part) => part.searches))
    visitors.set(text, (visitors.get(text) ?? 0) + count);
  return [...visitors]
    .filter(([, count]) => count >= SMALLEST)
    .map(([text, count]) => ({ text, visitors: count - (count % 5) }))
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MOST);
}

function firstSeen(counting: Counting, days: string[], releases: string[]): Insights['firstSeen'] {
  const wanted = new Set(releases);
  const found: Insights['firstSeen'] = [];
  for (const day of counting.days()) {
    for (const { groups } of counting.partsOf(day))
      for (const { dimension, name } of groups)
        if (dimension === 'release' && wanted.delete(name) && days.includes(day))
          found.push({ day, release: name });
    if (wanted.size === 0) break;
  }
  return found;
}

/** @throws {HttpError} 400 when these are no days, in the wrong order, or too many */
function daysOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => DateTime.fromISO(day, { zone: 'utc' }));
  const days: string[] = [];
  if (first!.isValid && last!.isValid)
    for (let day = first!; day <= last! && days.length <= MAX_DAYS; day = day.plus({ days: 1 }))
      days.push(day.toISODate()!);
  if (days.length > 0 && days.length <= MAX_DAYS) return days;
  throw invalidRequest([{ field: 'to', message: `must be a day from "from" on, within ${MAX_DAYS} days` }]);
}

function comparedDays(days: string[], compare: 'before' | 'year'): string[] {
  const first = DateTime.fromISO(days[0]!, { zone: 'utc' });
  const start = compare === 'year' ? first.minus({ years: 1 }) : first.minus({ days: days.length });
  return days.map((_, place) => start.plus({ days: place }).toISODate()!);
}
