import type { RecentVisit } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { dayOf } from '../days';
import { type Hit, hitsOf } from '../hits';

const MINUTE_MS = 60_000;
const MAX_VISITS = 20;
/** The latest views are looked for in the last ten minutes, then in the last two hours, then in two days. */
const MINUTES = [10, 120, 2880];

/** "Recent visitor activity": the latest views, newest first, the time rounded down to the minute (D-20). */
export async function recentVisits(db: Db, timeZone: string, now: Date): Promise<RecentVisit[]> {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const days = [0, 1440, 2880].map((minutes) => dayOf(minutesAgo(minutes), timeZone));
  let views: Hit[] = [];
  for (const minutes of MINUTES) {
    if (views.length === MAX_VISITS) break;
    const at = { $gte: minutesAgo(minutes), $lte: minutesAgo(-1) };
    views = await hitsOf(db)
      .aggregate<Hit>([
        { $match: { day: { $in: days }, at, kind: 'view' } },
        { $sort: { at: -1, _id: 1 } },
        { $limit: MAX_VISITS },
      ])
      .toArray();
  }
  return views.map(({ page, at, device, country }) => ({
    path: page!,
    at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    device: device!,
    ...(country && { country }),
  }));
}
