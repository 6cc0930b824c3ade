import type { Db } from 'mongodb';
import { MIN_GROUP_SIZE } from '../disclosure';
import { findPublicNames, overflowOf } from '../intake/publicNames';
import { namesOf, type RangeSums } from '../sums/range';
import { addName } from '../sums/rows';

/** Counts hosts of fewer than five people, or that too few networks have sent, as "other sites". */
export async function hideReferrers(db: Db, all: RangeSums, ranges: RangeSums[]): Promise<void> {
  const hosts = namesOf(all, 'referrer').filter(([, { visitors = 0 }]) => visitors >= MIN_GROUP_SIZE);
  const shown = await findPublicNames(
    db,
    'referrer',
    hosts.map(([name]) => name),
  );
  shown.add('direct');
  for (const range of ranges)
    for (const [name, counts] of namesOf(range, 'referrer')) {
      if (shown.has(name) || name === overflowOf('referrer')) continue;
      addName(range, `referrer ${overflowOf('referrer')}`, counts);
      range.names.delete(`referrer ${name}`);
    }
}
