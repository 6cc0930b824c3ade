import type { Db } from 'mongodb';
import { collections } from './collections';
import { addToTally, emptyTally, type Stored, type Tally } from './tally';

/** Adds up again, from the raw records, what some batches stored; in the order of the batches. */
export async function storedTallies(db: Db, batch: number | { $gt: number }): Promise<Tally[]> {
  const { pageViews, events, visitors } = collections(db);
  const tallies = new Map<number, Tally>();
  const add = (number: number, stored: Stored) => {
    const tally = tallies.get(number) ?? emptyTally(number);
    tallies.set(number, tally);
    addToTally(tally, stored);
  };
  for (const view of await pageViews.find({ batch }).toArray()) add(view.batch, { views: [view] });
  for (const event of await events.find({ batch }).toArray()) add(event.batch, { events: [event] });
  for (const visitor of await visitors.find({ batch }).toArray()) add(visitor.batch, { visitors: [visitor] });
  return [...tallies.values()].sort((one, other) => one.batch - other.batch);
}
