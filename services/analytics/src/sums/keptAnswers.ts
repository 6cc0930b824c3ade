import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { DIMENSIONS, type Filter } from './rows';
import { type DayAnswer, type DayState, sumCollections } from './stored';

/** Anyone may ask for any filter, so an answer takes the place of an earlier one: 66 filters of 62 days. */
const PLACES = 4096;

/** Which answer it is, and where it is kept. */
function placeOf(day: string, filter: Filter) {
  const text = JSON.stringify([day, ...DIMENSIONS.map((name) => filter[name] ?? null)]);
  const key = createHash('sha256').update(text).digest('hex');
  return { _id: String(Number.parseInt(key.slice(0, 8), 16) % PLACES), key };
}

/** Returns kept answers about sealed days. One from before a late hit of its day is not valid. */
export async function readKeptAnswers(db: Db, days: DayState[], filter: Filter): Promise<DayAnswer[]> {
  const states = new Map(days.map((state) => [placeOf(state.day, filter).key, state]));
  const places = days.map(({ day }) => placeOf(day, filter)._id);
  const stored = await sumCollections(db)
    .kept.find({ _id: { $in: places } })
    .toArray();
  return stored.filter(({ key, batch }) => states.get(key)?.batch === batch);
}

/** Keeps answers about sealed days. Without room on the disk they are computed again. */
export async function keepAnswers(db: Db, answers: DayAnswer[], filter: Filter): Promise<void> {
  if (answers.length === 0) return;
  const operations = answers.map(({ day, batch, total, names }) => {
    const { _id, key } = placeOf(day, filter);
    return { replaceOne: { filter: { _id }, replacement: { key, day, batch, total, names }, upsert: true } };
  });
  await sumCollections(db)
    .kept.bulkWrite(operations, { ordered: false })
    .catch(() => {});
}
