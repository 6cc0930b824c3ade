import type { Db } from 'mongodb';
import { collections, type DailyTotal } from './collections';

/** Adds to the sums of one day. */
export async function addToDay(db: Db, day: string, sums: Omit<DailyTotal, '_id'>): Promise<void> {
  await collections(db).dailyTotals.updateOne({ _id: day }, { $inc: sums }, { upsert: true });
}
