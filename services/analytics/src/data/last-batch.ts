import type { Db } from 'mongodb';
import { collections } from './collections';

/** The name of the last batch of which raw records are kept; names sort in the order of their batches. */
export async function lastBatch(db: Db): Promise<string | undefined> {
  const { pageViews, events } = collections(db);
  const [[view], [event]] = await Promise.all([
    pageViews.find().sort({ batch: -1 }).limit(1).toArray(),
    events.find().sort({ batch: -1 }).limit(1).toArray(),
  ]);
  return [view?.batch ?? '', event?.batch ?? ''].sort().at(-1) || undefined;
}
