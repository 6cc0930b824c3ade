import type { Insights as Answer, InsightsQuery } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { Counting } from '../counting/counting';
import type { DayCounter } from '../counting/dayCounter';
import type { DayFigures, Dimension, Metric } from '../counting/figures';
import { unpackRows } from '../counting/packedRows';
import { collections } from '../log/messages';
import type { Pages } from '../pages';
import { comparedDays, daysOf } from './askedDays';
import { type DayRows, indexRows, type PagedRows } from './dayRows';
import { sumRows } from './daySums';
import { createKeptDays } from './keptDays';
import { filterKey, type LargeGroups, largeGroup } from './largeGroups';
import { createNames, DIMENSIONS, dimensionAt } from './names';
import { createOpenDay } from './openDay';
import { createRange, type Range, totalOf } from './range';
import { roundingKey } from './rounding';
import { type Filter, selectRows } from './selectRows';
import { LISTS, MIN_GROUP_SIZE, roundDay, type ShownTotals } from './shownDay';
import type { InTurn } from './turns';

/** Days that are prepared before anybody asks: a year. */
const PREPARED_DAYS = 366;
/** Names of a list. */
const MAX_LISTED_NAMES = 20;

/** Days that are read together. */
const DAYS_PER_READ = 10;
/** Sums of closed days that are kept, by question: some 150 kB each for a year. */
const MAX_KEPT_SUMS = 100;

/** Answers questions about any days (D-72). */
export interface Insights {
  /** @param inTurn does the work in parts of a few ms; default all at once */
  answer(db: Db, counting: Counting, query: InsightsQuery, inTurn?: InTurn): Promise<Answer>;
  /** Reads the days of the last year and adds up their large groups, so that questions need not wait for that. */
  prepare(db: Db, counting: Counting, inTurn: InTurn, signal: AbortSignal): Promise<void>;
}

const atOnce: InTurn = async (work) => work();

/**
 * Closed days of the last year are kept in memory, others are read for each question; the rows of a day that goes on
 * are made of what is counted.
 * @param maxBytes of memory for closed days
 */
export function createInsights(pages: Pages, maxBytes?: number): Insights {
  const names = createNames();
  const kept = createKeptDays(names, maxBytes);
  const openDays = new WeakMap<DayCounter, () => DayRows>();
  let key: number | undefined;
  /** Closed days do not change: of those that were asked for last the sums are kept, by filter and range. */
  const keptSums = new Map<string, Sums>();

  function rowsOfOpenDay(day: string, counter: DayCounter): DayRows {
    const rowsOf = openDays.get(counter) ?? createOpenDay(day, counter, pages, names);
    openDays.set(counter, rowsOf);
    return rowsOf();
  }

  /** Stored rows by day; a day may have none. */
  async function readStored(db: Db, days: string[]): Promise<Map<string, PagedRows>> {
    if (days.length === 0) return new Map();
    const stored = await collections(db)
      .dayRows.find({ _id: { $in: days } })
      .toArray();
    return new Map(
      await Promise.all(stored.map(async (rows) => [rows._id, await unpackRows(rows)] as const)),
    );
  }

  /** Numbers of a day by a filter; large groups are there already. @returns undefined when there is nothing */
  function shownOf(rows: DayRows, { filter, known }: Summed, large?: LargeGroups) {
    const there = large && largeGroup(large, known);
    if (there) return there;
    const selection = selectRows(rows, filter, names);
    return selection.count > 0 ? roundDay(rows, sumRows(rows, selection), key!) : undefined;
  }

  function addDay(day: string, { rows, large }: { rows: DayRows; large?: LargeGroups }, summed: Summed[]) {
    for (const one of summed) {
      const shown = shownOf(rows, one, large);
      if (!shown) continue;
      one.range.add(shown, rows.ids);
      one.daily.set(day, { exact: shown.exact, shown: shown.shown });
    }
  }

  /** Adds closed days to sums; a part of the days at a time, so that memory has a bound. */
  async function addClosed(db: Db, days: string[], summed: Summed[], inTurn: InTurn): Promise<void> {
    for (let start = 0; start < days.length; start += DAYS_PER_READ) {
      const some = days.slice(start, start + DAYS_PER_READ).map((day) => ({ day, there: kept.get(day) }));
      const stored = await readStored(
        db,
        some.filter(({ there }) => !there).map(({ day }) => day),
      );
      for (const { day, there } of some) {
        const paged = stored.get(day);
        if (there) await inTurn(() => addDay(day, there, summed));
        else if (paged) await inTurn(() => addDay(day, { rows: indexRows(paged, pages, names) }, summed));
      }
    }
  }

  /** Adds days up, by each filter. */
  async function sumUp(
    db: Db,
    counting: Counting,
    days: string[],
    filters: Filter[],
    inTurn: InTurn,
  ): Promise<Summed[]> {
    key ??= await roundingKey(db);
    const closed = days.filter((day) => !counting.open(day));
    const others = days
      .flatMap((day) => ({ day, counter: counting.open(day)! }))
      .filter(({ counter }) => counter);
    const summed = filters.map((filter) => {
      const question = `${JSON.stringify(filter)} ${closed[0]} ${closed.at(-1)} ${closed.length}`;
      const known = keptSums.get(question);
      const sums = known ? copyOf(known) : { range: createRange(names), daily: new Map() };
      return { filter, known: filterKey(filter, names), question, isNew: !known, ...sums };
    });
    const added = summed.filter(({ isNew }) => isNew);
    if (added.length > 0) await addClosed(db, closed, added, inTurn);
    for (const { question, range, daily } of summed) {
      const sums = keptSums.get(question) ?? copyOf({ range, daily });
      keptSums.delete(question);
      keptSums.set(question, sums);
      if (keptSums.size > MAX_KEPT_SUMS) keptSums.delete(keptSums.keys().next().value!);
    }
    for (const { day, counter } of others)
      await inTurn(() => addDay(day, { rows: rowsOfOpenDay(day, counter) }, summed));
    return summed;
  }

  async function answer(db: Db, counting: Counting, query: InsightsQuery, inTurn = atOnce): Promise<Answer> {
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
        inTurn,
      );
    // Names as without a filter: whether one is in a list says nothing of those whom the filter keeps.
    const [asked, everybody = asked!] = await read(days, isFiltered ? [filter, {}] : [filter]);
    const { range: now, daily } = asked!;
    const before = earlier && (await read(earlier, [filter]))[0]!.range;
    return inTurn(() => {
      const compared = (metric: Metric) => ({
        value: now.total(metric),
        ...(before && { previous: before.total(metric) }),
      });
      const ranked = (dimension: Dimension, metric: Metric) => {
        const list = LISTS.findIndex(
          (one) => DIMENSIONS[one.dimension] === dimension && one.metric === metric,
        );
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
    });
  }

  return {
    answer,
    async prepare(db, counting, inTurn, signal) {
      key ??= await roundingKey(db);
      const days = counting.days().slice(-PREPARED_DAYS);
      if (days[0]) kept.dropBefore(days[0]);
      for (const day of days.reverse()) {
        if (signal.aborted || !kept.hasRoom()) return;
        if (kept.get(day) || counting.open(day)) continue;
        const paged = (await readStored(db, [day])).get(day);
        if (!paged) continue;
        const rows = await inTurn(() => indexRows(paged, pages, names));
        await kept.prepare(day, rows, key, inTurn);
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
