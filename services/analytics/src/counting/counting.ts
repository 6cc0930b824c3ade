import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { endOf } from '../days';
import { storeClosedDay } from '../insights/closedDays';
import type { Log, LogReader } from '../log/log';
import { collections, type Message, type StoredDay } from '../log/messages';
import type { Pages } from '../pages';
import { createDayCounter, type DayCounter } from './dayCounter';
import type { DayFigures } from './figures';

/** A batch that has been the writer's last for so long is not written any more. */
const BATCH_TIMEOUT_MS = 120_000;
/** So long after its end a day is closed: a message is stored within a minute, or refused. */
const CLOSE_DELAY_MS = 15 * 60 * 1000;
/** A process that has stored nothing for so long is forgotten; its days are closed. */
const WRITER_TTL_MS = 3 * 24 * 60 * 60 * 1000;
/** Closed days in memory, some 100 kB each: the longest period of the summary and the one before it. */
const MAX_CACHED_DAYS = 62;
/** Searches of closed days in memory, a few kB each: as many days as one question may be about. */
const MAX_CACHED_SEARCHES = 400;
const ALL_BUT_SEARCHES = ['groups', 'vitals', 'failures', 'latest'] as const satisfies (keyof DayFigures)[];

/** The figures of a day: those that were stored, and of a day that still goes on those in memory. */
export interface Counting extends LogReader {
  /** Resolves when all that any process had stored before the call is counted. */
  catchUp(db: Db): Promise<void>;
  /** The figures of some days; a day has several parts where an older form of the service counted a part. */
  partsOf(db: Db, days: string[]): Promise<DayFigures[]>;
  /** Texts that nothing was found for, of each part of some days. */
  searchesOf(db: Db, days: string[]): Promise<DayFigures['searches'][]>;
  /** The first day with views of each release. */
  firstDays(): Map<string, string>;
  /** Days with figures, in their order. */
  days(): string[];
  /** The day as it is counted now; undefined when it is closed or nothing came. */
  open(day: string): DayCounter | undefined;
  /** Views by page of all days. */
  allViews(): Map<string, number>;
}

/**
 * Every process counts the messages of the days that are not closed, in memory: its own when they are stored, those of
 * others by their batches. A closed day is counted once more from its messages, stored by whoever is first, and its
 * messages then name no visitor any more.
 */
export function createCounting(
  pages: Pages,
  log: () => Pick<Log, 'writer' | 'batch'>,
  logger: FastifyBaseLogger,
): Counting {
  const counters = new Map<string, DayCounter>();
  /** The ids of what is stored of each day. */
  const stored = new Map<string, string[]>();
  const cachedDays = new LRUCache<string, StoredDay>({ max: MAX_CACHED_DAYS });
  const cachedSearches = new LRUCache<string, DayFigures['searches']>({ max: MAX_CACHED_SEARCHES });
  /** Views by page, and the first day of each release, of closed days. */
  const views = new Map<string, number>();
  const firstDays = new Map<string, string>();
  /** Messages that were counted, by batch, as long as the batch may be read again. */
  const counted = new Map<string, Set<string>>();
  /** The batch of each other process from which on its messages are read. */
  const positions = new Map<string, number>();
  const uncertain = new Set<string>();
  let loading: Promise<void> | undefined;
  /** When the batch of each other process was seen first. */
  const seenAt = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const counterOf = (day: string): DayCounter => {
    const known = counters.get(day);
    if (known) return known;
    const counter = createDayCounter(pages);
    counters.set(day, counter);
    return counter;
  };

  /** Counts a message unless it was counted. @returns its visitor when they are new today */
  function add(message: Message): string | undefined {
    const ids = counted.get(message.batch) ?? new Set<string>();
    if (ids.has(message._id)) return undefined;
    counted.set(message.batch, ids.add(message._id));
    if (isClosed(message.day)) {
      logger.error({ day: message.day }, 'A message came after its day was counted');
      return undefined;
    }
    const isNew = counterOf(message.day).add(message);
    return isNew && message.kind === 'view' ? message.visitor : undefined;
  }

  /** Forgets which messages were counted of batches that are not read again. */
  function forget(): void {
    for (const batch of counted.keys()) {
      const [writer, number] = batch.split('/') as [string, string];
      if (Number(number) < (positions.get(writer) ?? 0) && !uncertain.has(batch)) counted.delete(batch);
    }
  }

  function addClosed(day: StoredDay): void {
    stored.set(day.day, [...(stored.get(day.day) ?? []), day._id]);
    for (const { dimension, name, counts } of day.groups) {
      if (dimension === 'page') views.set(name, (views.get(name) ?? 0) + counts[0]!);
      if (dimension === 'release' && day.day < (firstDays.get(name) ?? '9')) firstDays.set(name, day.day);
    }
  }

  /** Reads what is stored of days, as far as it is not in the cache. */
  async function readStored<T extends object>(
    db: Db,
    wanted: string[],
    cache: LRUCache<string, T>,
    omitted: readonly (keyof DayFigures)[],
    select: (day: StoredDay) => T,
  ): Promise<T[]> {
    const ids = wanted.flatMap((day) => stored.get(day) ?? []);
    const found = new Map<string, T>();
    for (const id of ids) {
      const cached = cache.get(id);
      if (cached) found.set(id, cached);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const projection = Object.fromEntries(omitted.map((field) => [field, 0 as const]));
      for await (const day of collections(db).days.find({ _id: { $in: missing } }, { projection })) {
        const selected = select(day);
        cache.set(day._id, selected);
        found.set(day._id, selected);
      }
    }
    return ids.map((id) => found.get(id)).filter((one) => one !== undefined);
  }

  /** The figures of the days among these that are not closed. */
  const openFigures = (wanted: string[]): DayFigures[] =>
    wanted.flatMap((day) => counters.get(day)?.figures() ?? []);

  async function loadAll(db: Db): Promise<void> {
    const { days, messages, writers } = collections(db);
    counters.clear();
    stored.clear();
    views.clear();
    firstDays.clear();
    counted.clear();
    for (const { _id, batch } of await writers.find().toArray()) positions.set(_id, batch);
    for await (const day of days.find())
      addClosed(day.cleared === false ? await closeDay(db, pages, day.day) : day);
    for (const day of await messages.distinct('day')) {
      if (isClosed(day)) continue;
      for await (const message of messages.find({ day })) add(message);
    }
    forget();
  }

  const isClosed = (day: string) => stored.get(day)?.includes(day) ?? false;

  function load(db: Db): Promise<void> {
    loading ??= loadAll(db).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function readOthers(db: Db): Promise<void> {
    const { messages, writers } = collections(db);
    const own = log();
    const batches = [...uncertain];
    const next = new Map<string, number>();
    for (const { _id, batch, seenAt: storedAt } of await writers.find().toArray()) {
      if (_id === own.writer) continue;
      const from = positions.get(_id) ?? 0;
      for (let number = from; number <= batch; number++) batches.push(`${_id}/${number}`);
      const last = `${_id}/${batch}`;
      if (!seenAt.has(last)) seenAt.set(last, performance.now());
      const isOver = performance.now() - seenAt.get(last)! > BATCH_TIMEOUT_MS;
      next.set(_id, isOver ? batch + 1 : batch);
      if (storedAt.getTime() < Date.now() - WRITER_TTL_MS) await writers.deleteOne({ _id, batch });
    }
    if (batches.length > 0)
      for await (const message of messages.find({ batch: { $in: batches } })) add(message);
    for (const batch of batches) uncertain.delete(batch);
    for (const [writer, batch] of next.set(own.writer, own.batch())) positions.set(writer, batch);
    for (const batch of seenAt.keys()) if (!counted.has(batch)) seenAt.delete(batch);
    forget();
  }

  async function closeDays(db: Db): Promise<void> {
    for (const day of counters.keys()) {
      if (endOf(day, pages.timeZone).getTime() + CLOSE_DELAY_MS > Date.now()) continue;
      addClosed(await closeDay(db, pages, day));
      counters.delete(day);
      logger.info({ day }, 'The figures of a day are stored');
    }
  }

  async function next(db: Db): Promise<void> {
    waiting = undefined;
    await load(db);
    await readOthers(db);
    await closeDays(db);
  }

  return {
    load,
    stored: (messages) => new Set(messages.map(add).filter((visitor) => visitor !== undefined)),
    uncertain: (batch) => void uncertain.add(batch),
    catchUp(db) {
      // Calls during a run share the next run.
      waiting ??= running.then(
        () => next(db),
        () => next(db),
      );
      running = waiting;
      return waiting;
    },
    async partsOf(db, wanted) {
      const open = openFigures(wanted);
      return [...(await readStored(db, wanted, cachedDays, [], (day) => day)), ...open];
    },
    async searchesOf(db, wanted) {
      const open = openFigures(wanted).map(({ searches }) => searches);
      const closed = await readStored(
        db,
        wanted,
        cachedSearches,
        ALL_BUT_SEARCHES,
        ({ searches }) => searches,
      );
      return [...closed, ...open];
    },
    firstDays() {
      const all = new Map(firstDays);
      for (const day of [...counters.keys()].sort())
        for (const { dimension, name } of openFigures([day])[0]!.groups)
          if (dimension === 'release' && !all.has(name)) all.set(name, day);
      return all;
    },
    days: () => [...new Set([...stored.keys(), ...counters.keys()])].sort(),
    open: (day) => counters.get(day),
    allViews() {
      const all = new Map(views);
      for (const counter of counters.values())
        for (const { dimension, name, counts } of counter.figures().groups)
          if (dimension === 'page') all.set(name, (all.get(name) ?? 0) + counts[0]!);
      return all;
    },
  };
}

/**
 * Counts a day that is over from its messages and stores its figures, unless another process has; then its messages
 * name no visitor any more (D-36). May be repeated at any step.
 */
export async function closeDay(db: Db, pages: Pages, day: string): Promise<StoredDay> {
  const { days, messages } = collections(db);
  const before = await days.findOne({ _id: day });
  let stored = before;
  if (!stored) {
    const counter = createDayCounter(pages);
    for await (const message of messages.find({ day })) counter.add(message);
    await storeClosedDay(db, pages, day, counter.rows());
    const figures = { day, ...counter.figures(), cleared: false };
    await days.updateOne({ _id: day }, { $setOnInsert: figures }, { upsert: true });
    stored = await days.findOne({ _id: day });
  }
  if (!stored!.cleared) {
    await messages.updateMany({ day }, { $unset: { visitor: '' } });
    await days.updateOne({ _id: day }, { $set: { cleared: true } });
  }
  return { ...stored!, cleared: true };
}
