import type { Db } from 'mongodb';
import { collections } from './collections';

/** When each visitor of a day was last seen, ms since 1970, by visitor. */
export async function visitorsOfDay(db: Db, day: string): Promise<Map<string, number>> {
  const known = await collections(db).visitors.find({ day }).toArray();
  return new Map(known.map(({ _id, lastSeenAt }) => [_id, lastSeenAt.getTime()]));
}
