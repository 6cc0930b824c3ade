import type { Db } from 'mongodb';
import { collections } from './collections';
import { addToTally, emptyTally, type Tally } from './tally';

/** Adds up again, from the raw records, what a batch stored. */
export async function storedTally(db: Db, batch: string): Promise<Tally> {
  const all = collections(db);
  const [views, events, visitors] = await Promise.all([
    all.pageViews.find({ batch }).toArray(),
    all.events.find({ batch }).toArray(),
    all.visitors.find({ batch }).toArray(),
  ]);
  const tally = emptyTally(batch);
  addToTally(tally, { views, events, visitors });
  return tally;
}
