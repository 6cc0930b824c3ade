import type { Db } from 'mongodb';
import { addSums } from './add-sums';
import { collections } from './collections';
import { lastBatch } from './last-batch';
import { sumsOfEvent, sumsOfView } from './sums';

/**
 * Counts what of the last batch was stored and not counted; what was counted stays as it is. Batches are stored one
 * after another, so only the last one can be unfinished.
 */
export async function finishBatch(db: Db): Promise<void> {
  const batch = await lastBatch(db);
  if (!batch) return;
  const { pageViews, events } = collections(db);
  const views = await pageViews.find({ batch }).toArray();
  const others = await events.find({ batch }).toArray();
  await addSums(db, batch, [...views.flatMap(sumsOfView), ...others.flatMap(sumsOfEvent)]);
}
