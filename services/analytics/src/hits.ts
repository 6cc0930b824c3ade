import { type CollectionOptions, type Db, MongoBulkWriteError } from 'mongodb';

export interface NamedEvent {
  name: string;
  label?: string;
  value?: number;
  module?: string;
  version?: string;
  what?: string;
}

export interface Hit extends Partial<NamedEvent> {
  /** The client's message id, by which repeated messages are recognised, or a random id. */
  _id: string;
  kind: 'view' | 'event' | 'bot';
  at: Date;
  day: string;
  /** Number of the batch that counted the hit (`sums/batches.ts`); 0 before. */
  batch: number;
  /** Hashes that are valid for one day and removed when it is closed (D-36). */
  visitor?: string;
  network?: string;
  page?: string;
  pageKind?: string;
  area?: string;
  device?: string;
  /** ISO 3166 code from a trusted proxy (D-20). */
  country?: string;
  referrer?: string;
  release?: string;
  /** Families of browser and system; like the campaign, removed when the day is closed (D-36). */
  browser?: string;
  system?: string;
  /** Of a link with `utm_` parameters; cleaned, and only names that five networks have sent. */
  source?: string;
  medium?: string;
  campaign?: string;
  /** Language of the page; only of views. Removed when the day is closed (D-36). */
  language?: string;
  /** Hour of the day in the city's time zone. */
  hour?: number;
  /** 30 days after the day (D-58). Set when the day is closed, so that only counted hits are deleted. */
  expiresAt?: Date;
}

/** Overrides the URL's read preference: a batch must see every stored hit. */
export const PRIMARY: CollectionOptions = { readPreference: 'primary' };
/** Above 1,000 values in `$in`, the embedded database scans the whole collection. */
const MAX_IN_VALUES = 500;
const DUPLICATE_KEY = 11_000;

export const hitsCollection = (db: Db) => db.collection<Hit>('hits', PRIMARY);

export async function createHitIndexes(db: Db): Promise<void> {
  await hitsCollection(db).createIndex({ batch: 1 });
  await hitsCollection(db).createIndex({ visitor: 1 });
  await hitsCollection(db).createIndex({ day: 1 });
  await hitsCollection(db).createIndex({ at: 1 });
  await hitsCollection(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

export async function insertHits(db: Db, hits: Hit[]): Promise<void> {
  if (hits.length > 0) await hitsCollection(db).insertMany(hits, { ordered: false }).catch(ignoreDuplicates);
}

export function ignoreDuplicates(error: unknown): void {
  const faults = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
}

export const firstViewOf = (db: Db, visitor: string): Promise<Hit | null> =>
  hitsCollection(db).findOne({ visitor, kind: 'view' }, { sort: { at: 1, _id: 1 } });

export async function findUncountedIds(db: Db, limit: number): Promise<string[]> {
  return (await hitsCollection(db).find({ batch: 0 }, { limit }).toArray()).map(({ _id }) => _id);
}

export async function findHits(db: Db, field: '_id' | 'visitor', values: string[]): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (const part of chunks(values, MAX_IN_VALUES))
    for await (const hit of hitsCollection(db).find({ [field]: { $in: part } })) hits.push(hit);
  return hits;
}

export const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
