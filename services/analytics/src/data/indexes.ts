import type { Db } from 'mongodb';
import { collections } from './collections';

const RAW_SECONDS = 30 * 24 * 60 * 60;

/** Raw records and salts end by themselves; a daily count is found by its day and what it counts. */
export async function createIndexes(db: Db): Promise<void> {
  const all = collections(db);
  await all.pageViews.createIndexes([{ key: { at: 1 }, expireAfterSeconds: RAW_SECONDS }]);
  await all.events.createIndexes([{ key: { at: 1 }, expireAfterSeconds: RAW_SECONDS }]);
  await all.dailyPages.createIndexes([{ key: { day: 1, path: 1 }, unique: true }]);
  await all.dailySources.createIndexes([{ key: { day: 1, kind: 1, name: 1 }, unique: true }]);
  await all.salts.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
  await all.visitors.createIndexes([
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { lastSeenAt: 1 } },
  ]);
}
