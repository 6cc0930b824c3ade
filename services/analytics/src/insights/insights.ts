import type { Insights as Answer, InsightsQuery } from '@guide/contracts/api/schemas';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import type { Counting } from '../counting/counting';
import type { DayCounter } from '../counting/dayCounter';
import { type DayFigures, type Dimension, emptyCounts, type Metric } from '../counting/figures';
import { collections } from '../log/messages';
import type { Pages } from '../pages';
import { filterKey, mayBeStored, readGroup } from './closedDays';
import { type DayRows, type Filter, indexRows, packRows, readRows, sumRows } from './dayRows';
import { createNames, DIMENSIONS, dimensionAt } from './names';
import { comparedDays, daysOf } from './questionDays';
import { createRange, type Range } from './range';
import { roundingKey } from './rounding';
import type { Schedule } from './scheduler';
import { MIN_GROUP_SIZE, roundDay, type ShownDay, totalOf } from './shownDay';

/** Names of a list. */
const MAX_LISTED_NAMES = 20;
/** Days of which groups, a few kB each, or rows, some 100 kB each, are read together. */
const GROUPS_PER_READ = 50;
const ROWS_PER_READ = 4;
/** Days that are added up in one piece of work: a part of a ms. */
const DAYS_PER_SLICE = 20;

/** Memory for rows of closed days, a year of 27,000 views a day, and for what such days show by a filter. */
const MAX_BYTES = { rows: 48 * 2 ** 20, shown: 16 * 2 ** 20 };
/** Rows of earlier days are not cached. */
const MAX_CACHED_DAYS = 366;
/** Of one such day beside its words. */
const SHOWN_OBJECT_BYTES = 700;

const NOTHING: ShownDay = {
  exact: emptyCounts(),
  shown: emptyCounts(),
  words: new Uint32Array(DIMENSIONS.length),
};

/** Answers questions about any days (D-72). */
export type AnswerQuestion = (
  db: Db,
  counting: Counting,
  query: InsightsQuery,
  schedule?: Schedule,
) => Promise<Answer>;

const immediately: Schedule = async (work) => work();

/**
 * A closed day never changes: what it shows of everybody and of large groups was stored when it was closed, of others
 * its rows are added up. What was requested last stays in memory, as much as has room.
 * @param maxBytes of memory for rows, and for what days show
 * @returns answers a question; its `schedule` does the work in parts of a ms, default all at once
 */
export function createInsights(pages: Pages, maxBytes = MAX_BYTES): AnswerQuestion {
  const names = createNames();
  const cachedRows = new LRUCache<string, DayRows>({
    maxSize: maxBytes.rows,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const cachedDays = new LRUCache<string, ShownDay>({
    maxSize: maxBytes.shown,
    sizeCalculation: ({ words }, id) => words.byteLength + id.length + SHOWN_OBJECT_BYTES,
  });
  const openDays = new WeakMap<DayCounter, { messages: number; rows: DayRows }>();
  let secret: number | undefined;

  /** The rows of a day that goes on, made anew when a message came since. */
  function rowsOfOpenDay(day: string, counter: DayCounter): DayRows {
    const made = openDays.get(counter);
    if (made?.messages === counter.messages()) return made.rows;
    const rows = indexRows(day, packRows(counter.rows()), pages, names);
    openDays.set(counter, { messages: counter.messages(), rows });
    return rows;
  }

  function showRows(rows: DayRows, filter: Filter): ShownDay {
    const sums = sumRows(rows, filter, names);
    return sums ? roundDay(rows, sums, secret!) : NOTHING;
  }

  /** What days show by a filter. @param firstCached the day from which on rows are cached */
  async function show(
    db: Db,
    counting: Counting,
    days: string[],
    filter: Filter,
    firstCached: string,
    schedule: Schedule,
  ): Promise<Map<string, ShownDay>> {
    secret ??= await roundingKey(db);
    // What everybody's days do not name has no numbers: invented names cost nothing.
    const isInvented = DIMENSIONS.some((dimension, place) => {
      const name = filter[dimension];
      return name !== undefined && names.find(place, name) === undefined;
    });
    if (isInvented) return new Map();
    const { dayGroups, dayRows } = collections(db);
    const shown = new Map<string, ShownDay>();
    const key = filterKey(filter);
    const idOf = (day: string) => `${day} ${key}`;
    const cache = (day: string, one: ShownDay) => {
      shown.set(day, one);
      cachedDays.set(idOf(day), one);
    };
    const closed: string[] = [];
    for (const day of days) {
      const counter = counting.open(day);
      const cached = cachedDays.get(idOf(day));
      if (counter) await schedule(() => shown.set(day, showRows(rowsOfOpenDay(day, counter), filter)));
      else if (cached) shown.set(day, cached);
      else closed.push(day);
    }
    for (const some of mayBeStored(filter) ? parts(closed, GROUPS_PER_READ) : []) {
      const dayOf = new Map(some.map((day) => [idOf(day), day]));
      const stored = await dayGroups.find({ _id: { $in: [...dayOf.keys()] } }).toArray();
      for (const { _id, shown } of stored)
        await schedule(() => cache(dayOf.get(_id)!, readGroup(shown, names)));
    }
    for (const some of parts(
      closed.filter((day) => !shown.has(day)),
      ROWS_PER_READ,
    )) {
      const unread = some.filter((day) => !cachedRows.has(day));
      const stored = unread.length > 0 ? await dayRows.find({ _id: { $in: unread } }).toArray() : [];
      const packed = new Map(
        await Promise.all(stored.map(async (one) => [one._id, await readRows(one)] as const)),
      );
      for (const day of some)
        await schedule(() => {
          const read = packed.get(day);
          const rows = cachedRows.get(day) ?? (read && indexRows(day, read, pages, names));
          if (rows && day >= firstCached) cachedRows.set(day, rows);
          cache(day, rows ? showRows(rows, filter) : NOTHING);
        });
    }
    return shown;
  }

  return async (db, counting, query, schedule = immediately) => {
    const { from, to, compare, ...filter } = query;
    const days = daysOf(from, to);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const earlier = compare && comparedDays(days, compare);
    const daysWithFigures = counting.days();
    const withFigures = new Set(daysWithFigures);
    const firstCached = daysWithFigures.at(-MAX_CACHED_DAYS) ?? '';
    const read = (of: string[], by: Filter) =>
      show(
        db,
        counting,
        of.filter((day) => withFigures.has(day)),
        by,
        firstCached,
        schedule,
      );
    // Names as without a filter: whether one is in a list reveals nothing of those whom the filter selects.
    const everybody = await read(days, {});
    if (earlier) await read(earlier, {});
    const filtered = isFiltered ? await read(days, filter) : everybody;
    const previous = earlier && (await read(earlier, filter));
    const sumUp = async (shown: Map<string, ShownDay>) => {
      const range = createRange(names);
      for (const some of parts([...shown.values()], DAYS_PER_SLICE))
        await schedule(() => some.forEach(range.add));
      return range;
    };
    const now = await sumUp(filtered);
    const all = isFiltered ? await sumUp(everybody) : now;
    const before = previous && (await sumUp(previous));
    const searches = await counting.searchesOf(db, days);
    return schedule(() => {
      const compared = (metric: Metric) => ({
        value: now.total(metric),
        ...(before && { previous: before.total(metric) }),
      });
      const ranked = (dimension: Dimension, metric: Metric) =>
        names
          .of(dimensionAt[dimension])
          .map((name, id) => ({ name, id }))
          .filter(({ name, id }) => name !== '' && all.of(dimension, metric, id) !== null)
          .map(({ name, id }) => ({
            name,
            value: now.of(dimension, metric, id),
            ...(before && { previous: before.of(dimension, metric, id) }),
          }))
          .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : 1))
          .slice(0, MAX_LISTED_NAMES);
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
          const shown = filtered.get(day) ?? NOTHING;
          const of = (metric: Metric) => totalOf(shown, metric);
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
        searches: sumSearches(searches),
        firstSeen: firstSeen(
          counting.firstDays(),
          days,
          releases.filter(({ value }) => value !== null).map(({ name }) => name),
        ),
      };
    });
  };
}

const parts = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );

function secondsOf(sums: Range): number | null {
  if (sums.total('timed') === null) return null;
  return 5 * Math.round(sums.exact('timedMs') / sums.exact('timed') / 5000);
}

function sumSearches(searches: DayFigures['searches'][]): Answer['searches'] {
  const visitors = new Map<string, number>();
  for (const { text, visitors: count } of searches.flat())
    visitors.set(text, (visitors.get(text) ?? 0) + count);
  return [...visitors]
    .filter(([, count]) => count >= MIN_GROUP_SIZE)
    .map(([text, count]) => ({ text, visitors: count - (count % 5) }))
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_LISTED_NAMES);
}

/** Those of the releases that were first seen on one of the days, in the order of time. */
const firstSeen = (firstDays: Map<string, string>, days: string[], releases: string[]): Answer['firstSeen'] =>
  releases
    .map((release) => ({ day: firstDays.get(release) ?? '', release }))
    .filter(({ day }) => days.includes(day))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
