import type { RecentVisit } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { hitsCollection } from '../hits';

const MINUTE_MS = 60_000;
const MAX_VISITS = 20;

/** The recent visits: newest first, times rounded down to the minute (D-20). */
export async function readRecentVisits(db: Db, now: Date): Promise<RecentVisit[]> {
  const minutesFrom = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const latest = (minutes: number) => {
    const filter = { at: { $gte: minutesFrom(-minutes), $lte: minutesFrom(1) }, kind: 'view' as const };
    const newest = { sort: { at: -1, _id: 1 }, limit: MAX_VISITS } as const;
    return hitsCollection(db).find(filter, newest).toArray();
  };
  // Try a short period first, because the database sorts all views of the period.
  let views = await latest(10);
  if (views.length < MAX_VISITS) views = await latest(2880);
  return views.map(({ page, at, device, country }) => ({
    path: page!,
    at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    device: device!,
    ...(country && { country }),
  }));
}
