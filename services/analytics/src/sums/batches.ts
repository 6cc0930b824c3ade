import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { endOfDay } from '../days';
import { chunks, findHits, findUncountedIds, type Hit, hitsCollection } from '../hits';
import { packRows } from './columns';
import { addBatch, sealDay } from './days';
import { mergeRows, type Row } from './rows';
import { type DayRows, sumCollections } from './stored';
import { addedRows, uncountedRows } from './uncounted';

const MAX_BATCH_SIZE = 2000;
const HITS_PER_UPDATE = 500;
const MINUTE_MS = 60 * 1000;
const CLOSE_DELAY_MS = 15 * MINUTE_MS;
/** Hits are deleted after 30 days (D-58). */
const HIT_TTL_MS = 30 * 24 * 60 * MINUTE_MS;

/** Closed days have only the sums of these (D-36). */
const TEMPORARY_FIELDS = {
  visitor: '',
  network: '',
  browser: '',
  system: '',
  source: '',
  medium: '',
  campaign: '',
  language: '',
} as const;

const finishing = new WeakMap<Db, Promise<void>>();

/** Finishes the latest batch if necessary. Callers in the same process share this work. */
async function latestBatch(db: Db) {
  const { latest } = sumCollections(db);
  for (;;) {
    const batch = (await latest.findOne()) ?? (await insertOnce(latest, 'latest', { number: 0, at: 0 }));
    const { number, ids, added } = batch;
    if (!ids) return batch;
    const work = finishing.get(db) ?? finishBatch(db, number, ids, added).finally(() => finishing.delete(db));
    finishing.set(db, work);
    await work;
  }
}

/** The first process to store the next batch number chooses its hits; any process can then finish the batch. */
async function countBatch(db: Db, at: number): Promise<number> {
  const { number } = await latestBatch(db);
  const ids = await findUncountedIds(db, MAX_BATCH_SIZE);
  if (ids.length === 0) return 0;
  const finished = { _id: 'latest' as const, number, ids: { $exists: false } };
  await sumCollections(db).latest.updateOne(finished, { $set: { number: number + 1, ids, at } });
  await latestBatch(db);
  return ids.length;
}

/** Counts all waiting hits, e.g. before a backup, which leaves out their hashes. */
export async function countHits(db: Db, now = Date.now()): Promise<void> {
  while ((await countBatch(db, now)) === MAX_BATCH_SIZE);
}

async function finishBatch(db: Db, number: number, ids: string[], chosen?: DayRows[]): Promise<void> {
  const { latest, openDays } = sumCollections(db);
  const hits = await findHits(db, '_id', ids);
  await addBatch(db, number, chosen ?? (await chooseRows(db, number, hits)));
  for (const part of chunks(ids, HITS_PER_UPDATE))
    await hitsCollection(db).updateMany({ _id: { $in: part }, batch: 0 }, { $set: { batch: number } });
  // Also days without rows: hits that no figure counts have hashes, too.
  for (const _id of new Set(hits.map(({ day }) => day)))
    await openDays.updateOne({ _id }, { $max: { batch: number } }, { upsert: true });
  await latest.updateOne({ _id: 'latest', number }, { $unset: { ids: '', added: '' } });
}

/** The first process to store the rows of a batch chooses them: closing a day meanwhile changes its visitors. */
async function chooseRows(db: Db, number: number, hits: Hit[]): Promise<DayRows[]> {
  const { latest } = sumCollections(db);
  const byVisitor = await addedRows(db, hits, number - 1);
  const rows = mergeRows(...[...byVisitor.values()].map(({ rows }): [Row[], 1] => [rows, 1]));
  const days = [...new Set(rows.map(({ day }) => day))];
  const added = days.map((day) => ({ day, rows: packRows(rows.filter((row) => row.day === day)) }));
  const isOpen = { _id: 'latest' as const, number, ids: { $exists: true }, added: { $exists: false } };
  await latest.updateOne(isOpen, { $set: { added } });
  const batch = await latest.findOne();
  // Otherwise another process has finished the batch.
  return batch?.number === number && batch.ids ? (batch.added ?? []) : [];
}

/** Reads a consistent state: counted batches plus uncounted hits. Retries when a batch starts meanwhile. */
export async function readSnapshot<T>(db: Db, read: (rows: Row[]) => Promise<T>): Promise<T> {
  for (;;) {
    const { number } = await latestBatch(db);
    const result = await read(await uncountedRows(db, number));
    if ((await sumCollections(db).latest.findOne())?.number === number) return result;
  }
}

/**
 * Counts the hits of finished minutes, and closes finished days by removing visitor hashes. A day is counted before it
 * is closed: without the hashes, its later hits would be new visitors.
 * @param timeZone - the city's, in which days end
 */
export async function countAndClose(db: Db, timeZone: string, now = Date.now()): Promise<void> {
  const { at } = await latestBatch(db);
  if (Math.floor(at / MINUTE_MS) !== Math.floor(now / MINUTE_MS)) await countHits(db, now);
  const { openDays } = sumCollections(db);
  for (const { _id: day, batch } of await openDays.find().toArray()) {
    const end = endOfDay(day, timeZone).getTime();
    if (end + CLOSE_DELAY_MS > now) continue;
    const counted = { day, batch: { $gt: 0 }, expiresAt: { $exists: false } };
    const expiresAt = new Date(end + HIT_TTL_MS);
    await hitsCollection(db).updateMany(counted, {
      $set: { expiresAt },
      $unset: TEMPORARY_FIELDS,
    });
    await sealDay(db, day);
    await openDays.deleteOne({ _id: day, batch });
  }
}

/** Opens the days of counted hits again that no closing has reached, so that the next one removes their hashes. */
export async function reopenDays(db: Db): Promise<void> {
  const unclosed = { batch: { $gt: 0 }, expiresAt: { $exists: false } };
  const { openDays } = sumCollections(db);
  for (const _id of await hitsCollection(db).distinct('day', unclosed))
    await openDays.updateOne({ _id }, { $max: { batch: 0 } }, { upsert: true });
}
