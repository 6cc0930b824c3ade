import type { Db } from 'mongodb';
import { collections } from './collections';

/** When visitors were last seen, ms since 1970, by visitor; those who were never are left out. */
export async function lastSeen(db: Db, visitors: string[]): Promise<Map<string, number>> {
  if (visitors.length === 0) return new Map();
  const known = await collections(db)
    .visitors.find({ _id: { $in: visitors } })
    .toArray();
  return new Map(known.map(({ _id, lastSeenAt }) => [_id, lastSeenAt.getTime()]));
}
