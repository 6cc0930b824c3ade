import type { Db } from 'mongodb';
import type { Days } from '../days';
import { collections } from './collections';

/** Requests of bots that were left out in some days. */
export async function filteredBots(db: Db, days: Days): Promise<number> {
  const found = await collections(db)
    .dailyBots.find({ _id: { $gte: days.from, $lt: days.until } })
    .toArray();
  return found.reduce((sum, { count }) => sum + count, 0);
}
