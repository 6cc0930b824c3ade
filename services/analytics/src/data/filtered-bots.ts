import type { Db } from 'mongodb';
import { collections } from './collections';

/** Requests of bots that were left out in some days. */
export async function filteredBots(db: Db, days: string[]): Promise<number> {
  const found = await collections(db)
    .dailyBots.find({ _id: { $in: days } })
    .toArray();
  return found.reduce((sum, { count }) => sum + count, 0);
}
