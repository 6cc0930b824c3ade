import type { Db } from 'mongodb';
import { addSums } from './add-sums';
import { collections } from './collections';
import { latestOf, type Tally } from './tally';
import { minuteOf } from './visitors-now';

/** Brings a tally into the kept figures, once however often this runs; then the batch is done. */
export async function countTally(db: Db, { batch, sums, latest, seen }: Tally): Promise<void> {
  await Promise.all([addSums(db, batch, [...sums.values()]), keepLatest(db, latest), noteSeen(db, seen)]);
  await collections(db).openBatches.deleteOne({ _id: batch });
}

async function keepLatest(db: Db, views: Tally['latest']): Promise<void> {
  if (views.length === 0) return;
  const { latest } = collections(db);
  const kept = await latest.findOne({ _id: 'views' });
  const all = latestOf([...views, ...(kept?.views ?? [])]);
  await latest.updateOne({ _id: 'views' }, { $set: { views: all } }, { upsert: true });
}

async function noteSeen(db: Db, seen: Tally['seen']): Promise<void> {
  if (seen.size === 0) return;
  const writes = [...seen].map(([_id, lastSeenAt]) => ({
    updateOne: { filter: { _id }, update: { $max: { lastSeenAt, minute: minuteOf(lastSeenAt) } } },
  }));
  await collections(db).visitors.bulkWrite(writes, { ordered: false });
}
