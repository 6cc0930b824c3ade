import type { RecentVisit } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { collections } from './collections';

const MINUTE_MS = 60_000;

/** The latest page views, newest first, their time rounded down to the minute (D-20). */
export async function recentVisits(db: Db): Promise<RecentVisit[]> {
  const kept = await collections(db).latest.findOne({ _id: 'views' });
  return (kept?.views ?? []).map(({ at, ...view }) => ({
    ...view,
    at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
  }));
}
