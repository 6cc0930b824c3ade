import type { Db } from 'mongodb';
import type { Days } from '../days';
import { collections, type DailySource } from './collections';

const MOST = 10;

/** The most frequent device classes or referrer hosts of some days. */
export const sources = (
  db: Db,
  kind: DailySource['kind'],
  days: Days,
): Promise<{ name: string; count: number }[]> =>
  collections(db)
    .dailySources.aggregate<{ name: string; count: number }>([
      { $match: { kind, day: { $gte: days.from, $lt: days.until } } },
      { $group: { _id: '$name', count: { $sum: '$count' } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: MOST },
      { $project: { _id: 0, name: '$_id', count: 1 } },
    ])
    .toArray();
