import type { TopPage } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { otherLast } from '../intake/pages';
import { addName, emptySums, namesOf, type Row } from '../sums/rows';
import { addStored, MONTH, sumCollections } from '../sums/stored';

export async function computeTopPages(db: Db, rows: Row[]): Promise<TopPage[]> {
  const sums = emptySums();
  for (const month of await sumCollections(db).days.find(MONTH).toArray()) addStored(sums, month);
  for (const { page, counts } of rows)
    if (page && counts.views) addName(sums, `page ${page}`, { views: counts.views });
  return namesOf(sums, 'page')
    .map(([path, { views: count = 0 }]) => ({ path, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => otherLast(a.path, b.path) || b.count - a.count || (a.path < b.path ? -1 : 1));
}
