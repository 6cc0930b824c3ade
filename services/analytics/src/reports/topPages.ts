import type { TopPage } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { Row } from '../sums/rows';
import { sumsOf } from '../sums/stored';

/** Views of all days by page, most viewed first (API-13). @param rows of hits that no batch has counted */
export async function topPages(db: Db, rows: Row[]): Promise<TopPage[]> {
  const stored = sumsOf(db).months.aggregate<{ _id: string; count: number }>([
    { $unwind: '$pages' },
    { $group: { _id: '$pages.path', count: { $sum: '$pages.count' } } },
  ]);
  const counts = new Map((await stored.toArray()).map(({ _id, count }) => [_id, count]));
  for (const {
    page,
    counts: { views = 0 },
  } of rows)
    if (page) counts.set(page, (counts.get(page) ?? 0) + views);
  return [...counts]
    .map(([path, count]) => ({ path, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}
