import type { Db } from 'mongodb';
import { collections } from './collections';

const RAW_SECONDS = 30 * 24 * 60 * 60;

/** Raw records, salts and visitors end by themselves; daily figures are found by their day. */
export async function createIndexes(db: Db): Promise<void> {
  const all = collections(db);
  for (const raw of [all.pageViews, all.events]) {
    await raw.createIndex({ at: 1 }, { expireAfterSeconds: RAW_SECONDS });
    await raw.createIndex({ batch: 1 });
  }
  await all.visitors.createIndexes([
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { minute: 1 } },
    { key: { batch: 1 } },
  ]);
  await all.salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  for (const daily of [all.dailyPages, all.dailySources, all.dailyVitals, all.dailyFailures]) {
    await daily.createIndex({ day: 1 });
  }
}
