import type { Db } from 'mongodb';
import type { DayFigures } from '../counting/figures';
import type { NamedEvent } from '../names';

/** What every stored message has; deleted after 30 days (D-58). */
interface Stored {
  /** The sender's id of the message, or one of ours: what arrives twice is stored once. */
  _id: string;
  at: Date;
  /** The city's day, "YYYY-MM-DD". */
  day: string;
  /** `<writer>/<number>`: other processes find new messages by it. */
  batch: string;
  /** Counts the writer's messages. */
  number: number;
  /** Raised when the writer's clock was set: times before and after do not compare (absent: never). */
  clock?: number;
  /** Who sent it, for this day; removed when the day has been counted. */
  visitor?: string;
  /** The page as the guide names it, or "other page" (D-69). */
  page: string;
  device: string;
  /** ISO 3166, where a trusted proxy named it (D-20). */
  country?: string;
}

/** One page view. */
interface View extends Stored {
  kind: 'view';
  /** Host of another site. */
  referrer?: string;
  /** `<module>@<version>` that showed the page. */
  release?: string;
}

/** One event that is counted by name; `label` is for searches what was typed. */
interface Event extends Stored, NamedEvent {
  kind: 'event';
}

/** A request of a bot: only that there was one. */
interface Bot extends Pick<Stored, '_id' | 'at' | 'day' | 'batch' | 'number'> {
  kind: 'bot';
}

export type Message = View | Event | Bot;

/** A message before its writer has given it its place. */
export type NewMessage =
  | Omit<View, 'batch' | 'number'>
  | Omit<Event, 'batch' | 'number'>
  | Omit<Bot, 'batch' | 'number'>;

/** A process that stores messages, and its latest batch. */
export interface Writer {
  _id: string;
  batch: number;
  seenAt: Date;
}

/** The figures of a day that is over. */
export interface StoredDay extends DayFigures {
  /** The day, or `<day>/before` for what an older form of the service had counted. */
  _id: string;
  day: string;
  /** Whether no stored message of the day names its visitor any more. */
  cleared?: boolean;
}

/** The day's figures by every combination of page, device, referrer, country and release (`insights/dayRows.ts`). */
export interface StoredRows {
  _id: string;
  /** Those of each dimension, as JSON; the numbers refer to them. */
  names: string;
  /** How many words of 32 bits `rows` has, which are deflated, in base64. */
  words: number;
  rows: string;
}

/** What a closed day shows by a filter (`insights/closedDays.ts`). */
export interface StoredGroup {
  /** The day and the filter. */
  _id: string;
  /** JSON, deflated, in base64. */
  shown: string;
}

/** The random salt of one day, keyed by it; destroyed when the day is over. */
export interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

const MESSAGE_TTL_SECONDS = 30 * 24 * 60 * 60;

export const collections = (db: Db) => ({
  messages: db.collection<Message>('messages'),
  writers: db.collection<Writer>('writers'),
  days: db.collection<StoredDay>('days'),
  dayRows: db.collection<StoredRows>('day_rows'),
  dayGroups: db.collection<StoredGroup>('day_groups'),
  salts: db.collection<Salt>('salts'),
});

/** Messages and salts end by themselves; messages are found by their day and by their batch. */
export async function createIndexes(db: Db): Promise<void> {
  const { messages, salts } = collections(db);
  await messages.createIndex({ at: 1 }, { expireAfterSeconds: MESSAGE_TTL_SECONDS });
  await messages.createIndex({ day: 1 });
  await messages.createIndex({ batch: 1 });
  await salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
