import type { Db } from 'mongodb';
import { collections } from './collections';

const RAW_SECONDS = 30 * 24 * 60 * 60;

/** Raw records, salts and visitors end by themselves; a daily count is found by its day. */
export async function createIndexes(db: Db): Promise<void> {
  const all = collections(db);
  await all.pageViews.createIndexes([
    { key: { at: 1 }, expireAfterSeconds: RAW_SECONDS },
    { key: { batch: 1 } },
  ]);
  await all.events.createIndexes([
    { key: { at: 1 }, expireAfterSeconds: RAW_SECONDS },
    { key: { batch: 1 } },
  ]);
  await all.dailyPages.createIndexes([{ key: { day: 1 } }]);
  await all.dailySources.createIndexes([{ key: { kind: 1, day: 1 } }]);
  await all.dailyVitals.createIndexes([{ key: { day: 1 } }]);
  await all.salts.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
  await all.visitors.createIndexes([
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { lastSeenAt: 1 } },
  ]);
}
