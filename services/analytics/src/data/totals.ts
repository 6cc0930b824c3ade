import type { Db } from 'mongodb';
import type { Days } from '../days';
import { collections, type DailyTotal } from './collections';

/** The sums of some days. Unique visitors are unique within a day, as no mark lasts longer. */
export async function totals(db: Db, days: Days): Promise<Required<Omit<DailyTotal, '_id'>>> {
  const [sums] = await collections(db)
    .dailyTotals.aggregate<Required<Omit<DailyTotal, '_id'>>>([
      { $match: { _id: { $gte: days.from, $lt: days.until } } },
      {
        $group: {
          _id: null,
          pageViews: { $sum: '$pageViews' },
          uniqueVisitors: { $sum: '$uniqueVisitors' },
          sessions: { $sum: '$sessions' },
          bookingClicks: { $sum: '$bookingClicks' },
        },
      },
    ])
    .toArray();
  return sums ?? { pageViews: 0, uniqueVisitors: 0, sessions: 0, bookingClicks: 0 };
}
