import type { RecentVisit } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { collections } from './collections';

const MOST = 20;
const MINUTE_MS = 60_000;

/** The latest page views, newest first, their time rounded down to the minute (D-20). */
export async function recentVisits(db: Db): Promise<RecentVisit[]> {
  const views = await collections(db).pageViews.find().sort({ at: -1, _id: -1 }).limit(MOST).toArray();
  return views.map(({ path, at, device, country }) => ({
    path,
    at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    device,
    ...(country && { country }),
  }));
}
