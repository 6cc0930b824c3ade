import type { TopPage } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { Days } from '../days';
import { collections } from './collections';

/**
 * Views by path, most viewed first, then by path (API-13). All of them: the dashboard adds them up.
 * @param days only these; all when not given
 */
export const topPages = (db: Db, days?: Days): Promise<TopPage[]> =>
  collections(db)
    .dailyPages.aggregate<TopPage>([
      { $match: days ? { day: { $gte: days.from, $lt: days.until } } : {} },
      { $group: { _id: '$path', count: { $sum: '$count' } } },
      { $sort: { count: -1, _id: 1 } },
      { $project: { _id: 0, path: '$_id', count: 1 } },
    ])
    .toArray();
