import type { Db } from 'mongodb';
import { collections } from './collections';

const NOW_MS = 5 * 60 * 1000;

/** Visitors seen in the last five minutes. */
export const visitorsNow = (db: Db, at: Date): Promise<number> =>
  collections(db).visitors.countDocuments({ lastSeenAt: { $gte: new Date(at.getTime() - NOW_MS) } });
