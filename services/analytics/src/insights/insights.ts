import type { Insights as Answer, InsightsQuery } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { Counting } from '../counting/counting';
import type { DayCounter } from '../counting/dayCounter';
import type { DayFigures, Dimension, Metric } from '../counting/figures';
import type { Pages } from '../pages';
import { comparedDays, daysOf } from './askedDays';
import type { DayRows } from './dayRows';
import { sumRows } from './daySums';
import { createKeptDays, DAYS_PER_READ, type KeptDay } from './keptDays';
import { filterKey, type LargeGroups, largeGroup } from './largeGroups';
import { createNames, DIMENSIONS, dimensionAt } from './names';
import { createOpenDay } from './openDay';
import { createRange, type Range, totalOf } from './range';
import { roundingKey } from './rounding';
import { type Filter, selectRows } from './selectRows';
import { LISTS, MIN_GROUP_SIZE, roundDay, type ShownTotals } from './shownDay';

/** Days that are prepared before anybody asks: a year. */
const PREPARED_DAYS = 366;
/** Names of a list. */
const MAX_LISTED_NAMES = 20;

/** Answers questions about any days (D-72). */
export interface Insights {
  answer(db: Db, counting: Counting, query: InsightsQuery): Promise<Answer>;
  /** Reads the days of the last year and adds up their large groups, so that questions need not wait for that. */
  prepare(db: Db, counting: Counting, signal: AbortSignal): Promise<void>;
}

/**
 * Rows of closed days are read once and kept; those of a day that goes on are made of what is counted.
 * @param maxBytes of memory for closed days
 */
export function createInsights(pages: Pages, maxBytes?: number): Insights {
  const names = createNames();
  const kept = createKeptDays(pages, names, maxBytes);
  const openDays = new WeakMap<DayCounter, () => DayRows>();
  let key: number | undefined;
  /** Everybody's sums of the closed days that were asked for last: every filtered question needs them. */
  let lastEverybody: (Sums & { readings: string | undefined }) | undefined;

  /** A day that is in memory: one that goes on, or one that was read. */
  function inMemory(counting: Counting, day: string): Pick<KeptDay, 'rows' | 'large'> | undefined {
    const counter = counting.open(day);
    if (!counter) return kept.take(day);
    // It may have been asked for before its first message.
    kept.drop(day);
    const rowsOf = openDays.get(counter) ?? createOpenDay(day, counter, pages, names);
    openDays.set(counter, rowsOf);
    return { rows: rowsOf() };
  }

  async function readMissing(db: Db, counting: Counting, days: string[]): Promise<void> {
    key ??= await roundingKey(db);
    const missing = kept.missing(days).filter((day) => !counting.open(day));
    if (missing.length > 0) await kept.read(db, missing);
  }

  async function readDay(db: Db, counting: Counting, day: string): Promise<Pick<KeptDay, 'rows' | 'large'>> {
    for (;;) {
      await readMissing(db, counting, [day]);
      const there = inMemory(counting, day);
      if (there) return there;
    }
  }

  /** Numbers of a day by a filter; large groups are there already. @returns undefined when there is nothing */
  function shownOf(rows: DayRows, { filter, known }: Summed, large?: LargeGroups) {
    const there = large && largeGroup(large, known);
    if (there) return there;
    const selection = selectRows(rows, filter, names);
    return selection.count > 0 ? roundDay(rows, sumRows(rows, selection), key!) : undefined;
  }

  /** Adds days to sums; a part of the days at a time, so that memory has a bound. */
  async function addDays(db: Db, counting: Counting, days: string[], summed: Summed[]): Promise<void> {
    for (let start = 0; start < days.length; start += DAYS_PER_READ) {
      const some = days.slice(start, start + DAYS_PER_READ);
      await readMissing(db, counting, some);
      for (const day of some) {
        // Another question may have taken the room of a day that was read just now.
        const { rows, large } = inMemory(counting, day) ?? (await readDay(db, counting, day));
        for (const one of summed) {
          const shown = shownOf(rows, one, large);
          if (!shown) continue;
          one.range.add(shown, rows.ids);
          one.daily.set(day, { exact: shown.exact, shown: shown.shown });
        }
      }
    }
  }

  const isEverybody = ({ known }: Summed) => known === filterKey({}, names);

  /** Adds days up, by each filter. */
  async function sumUp(db: Db, counting: Counting, days: string[], filters: Filter[]): Promise<Summed[]> {
    const closed = days.filter((day) => !counting.open(day));
    const others = days.filter(counting.open);
    const readings = kept.readingsOf(closed);
    const added = readings && lastEverybody?.readings === readings ? lastEverybody : undefined;
    const summed = filters.map((filter): Summed => {
      const none: Summed = {
        filter,
        known: filterKey(filter, names),
        range: createRange(names),
        daily: new Map(),
      };
      return added && isEverybody(none) ? { ...none, ...copyOf(added) } : none;
    });
    await addDays(db, counting, closed, added ? summed.filter((one) => !isEverybody(one)) : summed);
    const everybody = summed.find(isEverybody);
    if (everybody && !added) lastEverybody = { readings: kept.readingsOf(closed), ...copyOf(everybody) };
    await addDays(db, counting, others, summed);
    return summed;
  }

  async function answer(db: Db, counting: Counting, query: InsightsQuery): Promise<Answer> {
    const { from, to, compare, ...filter } = query;
    const days = daysOf(from, to);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const earlier = compare && comparedDays(days, compare);
    const withFigures = new Set(counting.days());
    const read = (of: string[], filters: Filter[]) =>
      sumUp(
        db,
        counting,
        of.filter((day) => withFigures.has(day)),
        filters,
      );
    // Names as without a filter: whether one is in a list says nothing of those whom the filter keeps.
    const [asked, everybody = asked!] = await read(days, isFiltered ? [filter, {}] : [filter]);
    const { range: now, daily } = asked!;
    const before = earlier && (await read(earlier, [filter]))[0]!.range;

    const compared = (metric: Metric) => ({
      value: now.total(metric),
      ...(before && { previous: before.total(metric) }),
    });
    const ranked = (dimension: Dimension, metric: Metric) => {
      const list = LISTS.findIndex((one) => DIMENSIONS[one.dimension] === dimension && one.metric === metric);
      return names
        .of(dimensionAt[dimension])
        .map((name, id) => ({ name, id }))
        .filter(({ name, id }) => name !== '' && everybody.range.of(list, id) !== null)
        .map(({ name, id }) => ({
          name,
          value: now.of(list, id),
          ...(before && { previous: before.of(list, id) }),
        }))
        .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : 1))
        .slice(0, MAX_LISTED_NAMES);
    };
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
      series: days.map((day) => {
        const shown = daily.get(day);
        const of = (metric: Metric) => (shown ? totalOf(shown, metric) : null);
        return { day, views: of('views'), visitors: of('visitors'), sessions: of('sessions') };
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
  }

  return {
    answer,
    async prepare(db, counting, signal) {
      for (const day of counting.days().slice(-PREPARED_DAYS).reverse()) {
        if (signal.aborted || !kept.hasRoom()) return;
        await readMissing(db, counting, [day]);
        await kept.prepare(day, key!);
      }
    },
  };
}

/** Days added up, and each by itself. */
interface Sums {
  range: Range;
  daily: Map<string, ShownTotals>;
}

interface Summed extends Sums {
  filter: Filter;
  /** What the filter is known by. */
  known: number;
}

const copyOf = ({ range, daily }: Sums): Sums => ({ range: range.copy(), daily: new Map(daily) });

function secondsOf(sums: Range): number | null {
  if (sums.total('timed') === null) return null;
  return 5 * Math.round(sums.exact('timedMs') / sums.exact('timed') / 5000);
}

function searchesOf(counting: Counting, days: string[]): Answer['searches'] {
  const visitors = new Map<string, number>();
  for (const { text, visitors: count } of days.flatMap(counting.partsOf).flatMap((part) => part.searches))
    visitors.set(text, (visitors.get(text) ?? 0) + count);
  return [...visitors]
    .filter(([, count]) => count >= MIN_GROUP_SIZE)
    .map(([text, count]) => ({ text, visitors: count - (count % 5) }))
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_LISTED_NAMES);
}

/** Looked for once in the figures of each day, which have hundreds of groups. */
const releasesByFigures = new WeakMap<DayFigures, string[]>();

function releasesOf(figures: DayFigures): string[] {
  const known = releasesByFigures.get(figures);
  if (known) return known;
  const found = figures.groups.filter(({ dimension }) => dimension === 'release').map(({ name }) => name);
  releasesByFigures.set(figures, found);
  return found;
}

function firstSeen(counting: Counting, days: string[], releases: string[]): Answer['firstSeen'] {
  const wanted = new Set(releases);
  const found: Answer['firstSeen'] = [];
  for (const day of counting.days()) {
    for (const release of counting.partsOf(day).flatMap(releasesOf))
      if (wanted.delete(release) && days.includes(day)) found.push({ day, release });
    if (wanted.size === 0) break;
  }
  return found;
}
