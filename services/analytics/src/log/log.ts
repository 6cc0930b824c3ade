import { randomBytes } from 'node:crypto';
import { unavailable } from '@guide/service-kit';
import { type Db, MongoBulkWriteError } from 'mongodb';
import { collections, type Message, type NewMessage } from './messages';

/** Messages that wait at most; more are refused, so that a slow database costs no memory. */
const MAX_QUEUED = 5000;
/** Messages that are stored together at most. */
const MAX_MESSAGES_PER_WRITE = 500;
/** A batch gathers so long; other processes read it again until the next one is begun. */
const BATCH_DURATION_MS = 1000;
/** A message that waited longer is refused: its day may be counted already. */
const MAX_AGE_MS = 60_000;
const DUPLICATE_KEY = 11000;

/** Takes what has been stored for the first time, and what may have been stored when the database failed. */
export interface LogReader {
  /** Called before the first message is stored. */
  load(db: Db): Promise<void>;
  /** @returns the visitors of these messages that are new today */
  stored(messages: Message[]): Set<string>;
  uncertain(batch: string): void;
}

interface Waiting {
  messages: NewMessage[];
  since: number;
  done(newVisitors: Set<string>): void;
  failed(error: unknown): void;
}

/**
 * The log of messages that all figures are counted from. What arrives while a group is written is written together
 * next: a single message goes at once, and many share their round trips.
 */
export function createLog(database: () => Promise<Db>, reader: LogReader) {
  const writer = randomBytes(6).toString('hex');
  let waiting: Waiting[] = [];
  let queued = 0;
  let writing: Promise<void> | undefined;
  let batch = 0;
  let number = 0;
  let openedAt = Number.NEGATIVE_INFINITY;

  /** Notes a new batch before anything is stored in it. */
  async function openBatch(db: Db): Promise<void> {
    if (performance.now() - openedAt < BATCH_DURATION_MS) return;
    const next = { batch: batch + 1, seenAt: new Date() };
    await collections(db).writers.updateOne({ _id: writer }, { $set: next }, { upsert: true });
    batch = next.batch;
    openedAt = performance.now();
  }

  async function store(group: Waiting[]): Promise<void> {
    const db = await database();
    await reader.load(db);
    await openBatch(db);
    const name = `${writer}/${batch}`;
    const late = performance.now() - MAX_AGE_MS;
    const fresh = group.filter(({ since }) => since >= late);
    for (const { failed } of group.filter(({ since }) => since < late)) failed(tooBusy());
    const messages = fresh.flatMap((one) =>
      one.messages.map((each): Message => ({ ...each, batch: name, number: ++number })),
    );
    try {
      const newVisitors = reader.stored(await insertNew(db, messages));
      for (const { done } of fresh) done(newVisitors);
    } catch (error) {
      reader.uncertain(name);
      throw error;
    }
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      let size = 0;
      let count = 0;
      while (count < waiting.length && size < MAX_MESSAGES_PER_WRITE)
        size += waiting[count++]!.messages.length;
      const group = waiting.slice(0, count);
      waiting = waiting.slice(count);
      await store(group).catch((error) => {
        for (const { failed } of group) failed(error);
      });
      queued -= size;
    }
    writing = undefined;
  }

  return {
    writer,
    /** The number of the batch that is written now. */
    batch: () => batch,
    /**
     * Stores messages; resolves when all of them are stored, to the visitors who are new today.
     * @throws {HttpError} 503 when too many wait or the database is away
     */
    append(messages: NewMessage[]): Promise<Set<string>> {
      if (queued + messages.length > MAX_QUEUED) return Promise.reject(tooBusy());
      queued += messages.length;
      const stored = new Promise<Set<string>>((done, failed) => {
        waiting.push({ messages, since: performance.now(), done, failed });
      });
      writing ??= write();
      return stored;
    },
    /** Resolves when nothing waits any more. */
    idle: () => writing ?? Promise.resolve(),
  };
}

export type Log = ReturnType<typeof createLog>;

const tooBusy = () => unavailable('Too many messages wait to be stored; try again later.', 2);

/** @returns the messages that were not there before */
async function insertNew(db: Db, messages: Message[]): Promise<Message[]> {
  if (messages.length === 0) return messages;
  try {
    await collections(db).messages.insertMany(messages, { ordered: false });
    return messages;
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const faults = [error.writeErrors].flat();
    if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    const repeated = new Set(faults.map(({ index }) => index));
    return messages.filter((_, place) => !repeated.has(place));
  }
}
