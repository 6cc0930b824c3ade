import type { TopPage } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { collections } from './collections';

/** All views by path, most viewed first, then by path (API-13). All of them: the dashboard adds them up. */
export async function topPages(db: Db): Promise<TopPage[]> {
  const pages = await collections(db).pages.find().sort({ count: -1, _id: 1 }).toArray();
  return pages.map(({ _id, count }) => ({ path: _id, count }));
}
