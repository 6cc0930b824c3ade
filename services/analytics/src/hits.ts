import { type CollectionOptions, type Db, MongoBulkWriteError } from 'mongodb';

export interface NamedEvent {
  name: string;
  label?: string;
  value?: number;
  module?: string;
  version?: string;
  what?: string;
}

/** One page view or event; of a bot only that there was one. */
export interface Hit extends Partial<NamedEvent> {
  /** The sender's id of the message, or one of ours: a repeated message is stored once. */
  _id: string;
  kind: 'view' | 'event' | 'bot';
  at: Date;
  day: string;
  /** The batch that counted the hit (`sums/batches.ts`); 0 until then. */
  batch: number;
  /** Hashes of visitor and network for this day; removed when the day is closed (D-36). */
  visitor?: string;
  network?: string;
  /** The page as figures name it, or "other page" (D-69), its kind and the area of its place. */
  page?: string;
  pageKind?: string;
  area?: string;
  device?: string;
  /** ISO 3166, where a trusted proxy named it (D-20). */
  country?: string;
  referrer?: string;
  release?: string;
  /** 30 days after the day (D-58); set when the day is closed, so that only counted hits are deleted. */
  expiresAt?: Date;
}

/** Figures are read from the primary whatever the URL prefers: a batch must see every stored hit. */
export const PRIMARY: CollectionOptions = { readPreference: 'primary' };
/** Values of one `$in`: the embedded database reads a whole collection for more than 1,000. */
const MAX_VALUES = 500;
const DUPLICATE_KEY = 11_000;

export const hitsOf = (db: Db) => db.collection<Hit>('hits', PRIMARY);

export async function createHitIndexes(db: Db): Promise<void> {
  await hitsOf(db).createIndex({ batch: 1 });
  await hitsOf(db).createIndex({ visitor: 1 });
  await hitsOf(db).createIndex({ day: 1 });
  await hitsOf(db).createIndex({ at: 1 });
  await hitsOf(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

export async function insertHits(db: Db, hits: Hit[]): Promise<void> {
  if (hits.length > 0) await hitsOf(db).insertMany(hits, { ordered: false }).catch(unlessRepeated);
}

/** @throws the error of a bulk write, unless all its faults are documents that are stored already */
export function unlessRepeated(error: unknown): void {
  const faults = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
}

export const firstViewOf = (db: Db, visitor: string): Promise<Hit | null> =>
  hitsOf(db).findOne({ visitor, kind: 'view' }, { sort: { at: 1, _id: 1 } });

export async function waitingIds(db: Db, limit = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  const stages = [{ $match: { batch: 0 } }, { $limit: limit }, { $project: { _id: 1 } }];
  return (await hitsOf(db).aggregate<{ _id: string }>(stages).toArray()).map(({ _id }) => _id);
}

export async function findHits(db: Db, field: '_id' | 'visitor', values: string[]): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const part of chunks(values, MAX_VALUES))
    for await (const hit of hitsOf(db).find({ [field]: { $in: part } })) found.push(hit);
  return found;
}

export const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
