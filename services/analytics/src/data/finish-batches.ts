import type { Db } from 'mongodb';
import { addSums } from './add-sums';
import { collections } from './collections';
import { sumsOfEvent, sumsOfView } from './sums';

/** Counts what a process that ended too early had stored and not counted; what was counted stays as it is. */
export async function finishBatches(db: Db): Promise<void> {
  const { pageViews, events, openBatches } = collections(db);
  for (const { _id: batch, ids } of await openBatches.find().toArray()) {
    const stored = { _id: { $in: ids }, batch };
    const views = await pageViews.find(stored).toArray();
    const others = await events.find(stored).toArray();
    await addSums(db, batch, [...views.flatMap(sumsOfView), ...others.flatMap(sumsOfEvent)]);
    await openBatches.deleteOne({ _id: batch });
  }
}
