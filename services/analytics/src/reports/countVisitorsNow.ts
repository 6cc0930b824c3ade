import type { Db } from 'mongodb';
import { hitsCollection } from '../hits';

const MINUTE_MS = 60_000;
const EARLIER_MINUTES = 4;
/** Enough for the guests of a hotel. */
const MAX_PER_NETWORK = 100;

/** Counts visitors of the last 5 minutes. Hashes change at midnight, so the larger count of both days is used. */
export async function countVisitorsNow(db: Db, now: Date): Promise<number> {
  const since = new Date((Math.floor(now.getTime() / MINUTE_MS) - EARLIER_MINUTES) * MINUTE_MS);
  const at = { $gte: since, $lte: new Date(now.getTime() + MINUTE_MS) };
  const networks = hitsCollection(db).aggregate<{ _id: { day: string }; visitors: number }>([
    { $match: { at, kind: 'view' } },
    { $group: { _id: { day: '$day', network: '$network', visitor: '$visitor' } } },
    { $group: { _id: { day: '$_id.day', network: '$_id.network' }, visitors: { $sum: 1 } } },
  ]);
  const byDay = new Map<string, number>();
  for await (const { _id, visitors } of networks)
    byDay.set(_id.day, (byDay.get(_id.day) ?? 0) + Math.min(visitors, MAX_PER_NETWORK));
  return Math.max(0, ...byDay.values());
}
