import type { Db } from 'mongodb';
import { addToDay } from './add-to-day';
import { collections, type StoredPageView } from './collections';

/**
 * Stores one page view and counts it. Resolves when all of it is stored (D-58).
 * @param day the city's day of the view
 * @param visitor what `seeVisitor` said
 */
export async function storePageView(
  db: Db,
  day: string,
  view: StoredPageView,
  visitor: { isNew: boolean; beginsSession: boolean },
): Promise<void> {
  const { pageViews, dailyPages, dailySources } = collections(db);
  const { path, device, referrer } = view;
  const once = { $inc: { count: 1 } };

  await pageViews.insertOne({ ...view });
  await dailyPages.updateOne({ day, path }, once, { upsert: true });
  await dailySources.updateOne({ day, kind: 'device', name: device }, once, { upsert: true });
  if (referrer) {
    await dailySources.updateOne({ day, kind: 'referrer', name: referrer }, once, { upsert: true });
  }
  await addToDay(db, day, {
    pageViews: 1,
    uniqueVisitors: Number(visitor.isNew),
    sessions: Number(visitor.beginsSession),
  });
}
