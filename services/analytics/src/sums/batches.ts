import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { dayOf, endOfDay } from '../days';
import { chunks, findHits, findUncountedIds, type Hit, hitsCollection } from '../hits';
import { charged } from '../queryTime';
import { packRows } from './columns';
import { refreshDay } from './days';
import { mergeRows, type Row } from './rows';
import { sumCollections } from './stored';
import { rowsOf } from './visits';

const MAX_BATCH_SIZE = 2000;
const HITS_PER_UPDATE = 500;
const HOUR_MS = 60 * 60 * 1000;
const CLOSE_DELAY_MS = 15 * 60 * 1000;
/** Hits are deleted after 30 days (D-58). */
const HIT_TTL_MS = 30 * 24 * HOUR_MS;

const finishing = new WeakMap<Db, Promise<void>>();

/** Finishes the latest batch if necessary. Callers in the same process share this work. */
async function latestBatch(db: Db) {
  const { latest } = sumCollections(db);
  for (;;) {
    const batch = (await latest.findOne()) ?? (await insertOnce(latest, 'latest', { number: 0, at: 0 }));
    const { number, ids } = batch;
    if (!ids) return batch;
    const work = finishing.get(db) ?? finishBatch(db, number, ids).finally(() => finishing.delete(db));
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

async function finishBatch(db: Db, number: number, ids: string[]): Promise<void> {
  const { batches, latest, openDays } = sumCollections(db);
  const hits = await findHits(db, '_id', ids);
  const rows = await addedRows(db, hits, ({ batch }) => batch > 0 && batch < number);
  for (const day of new Set(rows.map(({ day }) => day))) {
    const packed = packRows(rows.filter((row) => row.day === day));
    await insertOnce(batches, `${day} ${number}`, { day, rows: packed });
    await refreshDay(db, day, number);
  }
  for (const part of chunks(ids, HITS_PER_UPDATE))
    await hitsCollection(db).updateMany({ _id: { $in: part }, batch: 0 }, { $set: { batch: number } });
  // Also days without rows: hits that no figure counts have hashes, too.
  for (const _id of new Set(hits.map(({ day }) => day)))
    await openDays.updateOne({ _id }, { $max: { batch: number } }, { upsert: true });
  await latest.updateOne({ _id: 'latest', number }, { $unset: { ids: '' } });
}

/** Subtracts the rows of a visitor's counted hits from the rows of all hits, because new hits change sessions. */
async function addedRows(db: Db, hits: Hit[], isCounted: (hit: Hit) => boolean): Promise<Row[]> {
  const added = new Set(hits.map(({ _id }) => _id));
  const visitors = [...new Set(hits.flatMap(({ visitor }) => visitor ?? []))];
  const earlierHits = (await findHits(db, 'visitor', visitors)).filter(({ _id }) => !added.has(_id));
  const counted = earlierHits.filter(isCounted);
  return charged(() => mergeRows([rowsOf([...hits, ...counted]), 1], [rowsOf(counted), -1]));
}

/** Reads a consistent state: counted batches plus uncounted hits. Retries when a batch starts meanwhile. */
export async function readSnapshot<T>(db: Db, read: (rows: Row[]) => Promise<T>): Promise<T> {
  for (;;) {
    const { number } = await latestBatch(db);
    const hits = await findHits(db, '_id', await findUncountedIds(db));
    const result = await read(await addedRows(db, hits, ({ batch }) => batch > 0));
    if ((await sumCollections(db).latest.findOne())?.number === number) return result;
  }
}

/**
 * Counts the hits of finished hours, and closes finished days by removing visitor hashes. A day is counted before it is
 * closed: without the hashes, its later hits would be new visitors.
 * @param timeZone - the city's, in which days end. Not every zone's midnight is a full UTC hour
 */
export async function countAndClose(db: Db, timeZone: string, now = Date.now()): Promise<void> {
  const { at } = await latestBatch(db);
  const firstOpenDay = (ms: number) => dayOf(new Date(ms - CLOSE_DELAY_MS), timeZone);
  const isNewHour = Math.floor(at / HOUR_MS) !== Math.floor(now / HOUR_MS);
  const isDue = isNewHour || firstOpenDay(at) !== firstOpenDay(now);
  if (isDue || (await hitsCollection(db).countDocuments({ batch: 0 })) >= MAX_BATCH_SIZE)
    await countHits(db, now);
  const { openDays } = sumCollections(db);
  for (const { _id: day, batch } of await openDays.find().toArray()) {
    const end = endOfDay(day, timeZone).getTime();
    if (end + CLOSE_DELAY_MS > now) continue;
    const counted = { day, batch: { $gt: 0 }, expiresAt: { $exists: false } };
    const expiresAt = new Date(end + HIT_TTL_MS);
    await hitsCollection(db).updateMany(counted, {
      $set: { expiresAt },
      $unset: { visitor: '', network: '' },
    });
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
