import type { Db } from 'mongodb';
import { countTally } from './count-tally';
import { abandonedBatches } from './open-batch';
import { storedTally } from './stored-tally';

/**
 * Counts the batches that a process left behind when it ended. Some sums may have them already, and these note it.
 * @param own batches of this process
 */
export async function finishBatches(db: Db, own: string[] = []): Promise<void> {
  for (const batch of await abandonedBatches(db, own)) await countTally(db, await storedTally(db, batch));
}
