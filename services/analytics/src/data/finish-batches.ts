import type { Db } from 'mongodb';
import { collections } from './collections';
import { countTally } from './count-tally';
import { storedTallies } from './stored-tallies';

/**
 * Counts what was stored and not counted before a process ended. Batches are counted one after another, so only the
 * first of them can be in some sums already, and these are noted there.
 */
export async function finishBatches(db: Db): Promise<void> {
  const progress = await collections(db).progress.findOne({ _id: 'batches' });
  for (const tally of await storedTallies(db, { $gt: progress?.counted ?? 0 })) await countTally(db, tally);
}
