import type { Db } from 'mongodb';
import { hitsOf } from '../hits';

const MINUTE_MS = 60_000;
/** A visitor who viewed a page in this minute or the four before it is here now. */
const EARLIER_MINUTES = 4;
const MAX_OF_NETWORK = 10;
const BOUNDED = { $cond: [{ $gt: ['$visitors', MAX_OF_NETWORK] }, MAX_OF_NETWORK, '$visitors'] };

/** "Visitors now". Hashes change at midnight: shortly after it the larger of both days' numbers counts. */
export async function visitorsNow(db: Db, now: Date): Promise<number> {
  const since = new Date((Math.floor(now.getTime() / MINUTE_MS) - EARLIER_MINUTES) * MINUTE_MS);
  const at = { $gte: since, $lte: new Date(now.getTime() + MINUTE_MS) };
  const counts = hitsOf(db).aggregate<{ visitors: number }>([
    { $match: { at, kind: 'view' } },
    { $group: { _id: { day: '$day', network: '$network', visitor: '$visitor' } } },
    { $group: { _id: { day: '$_id.day', network: '$_id.network' }, visitors: { $sum: 1 } } },
    { $group: { _id: '$_id.day', visitors: { $sum: BOUNDED } } },
  ]);
  return Math.max(0, ...(await counts.toArray()).map(({ visitors }) => visitors));
}
