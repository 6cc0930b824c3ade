import { type Db, MongoBulkWriteError, ObjectId } from 'mongodb';
import { addSums } from './add-sums';
import { collections, type StoredEvent, type StoredPageView } from './collections';
import { type Sighting, seeVisitors } from './see-visitors';
import { sumsOfBot, sumsOfEvent, sumsOfView } from './sums';

type ViewParts = Pick<StoredPageView, 'path' | 'device' | 'referrer' | 'country'>;
type EventParts = Pick<StoredEvent, 'path' | 'name' | 'category' | 'properties'>;

/** What arrived. `id` is the sender's, if it gave one. */
export type Arrival =
  | { kind: 'view'; id?: string; view: ViewParts; visitor: Sighting }
  | { kind: 'event'; id?: string; event: EventParts; at: Date; day: string }
  | { kind: 'bot'; day: string };

/**
 * Stores a batch and counts it; resolves when all of it is stored. What was stored before is not counted again.
 * @param batch its name; if this ends halfway, `finishBatch` counts what was stored under it
 */
export async function storeBatch(db: Db, batch: string, arrivals: Arrival[]): Promise<void> {
  const { pageViews, events } = collections(db);
  const bots = arrivals.filter((one) => one.kind === 'bot').flatMap(({ day }) => sumsOfBot(day));
  const views = arrivals.filter((one) => one.kind === 'view');
  const idOf = ({ id }: { id?: string }) => id ?? new ObjectId();

  const sightings = views.map(({ visitor }) => visitor);
  const { visits, note } = await seeVisitors(db, sightings);
  const newViews = views.map(
    ({ view, visitor: { at, day }, ...one }, place): StoredPageView => ({
      ...view,
      ...visits[place]!,
      _id: idOf(one),
      at,
      day,
      batch,
    }),
  );
  const newEvents = arrivals
    .filter((one) => one.kind === 'event')
    .map(({ event, at, day, ...one }): StoredEvent => ({ ...event, _id: idOf(one), at, day, batch }));

  const [repeatedViews, repeatedEvents] = await Promise.all([
    insert(newViews, (documents) => pageViews.insertMany(documents, { ordered: false })),
    insert(newEvents, (documents) => events.insertMany(documents, { ordered: false })),
    note(),
  ]);
  await addSums(db, batch, [
    ...bots,
    ...newViews.filter((_, place) => !repeatedViews.has(place)).flatMap(sumsOfView),
    ...newEvents.filter((_, place) => !repeatedEvents.has(place)).flatMap(sumsOfEvent),
  ]);
}

/** @returns the places of the documents that were stored before */
async function insert<T>(documents: T[], write: (documents: T[]) => Promise<unknown>): Promise<Set<number>> {
  if (documents.length === 0) return new Set();
  try {
    await write(documents);
    return new Set();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const faults = [error.writeErrors].flat();
    if (faults.length === 0 || faults.some(({ code }) => code !== 11000)) throw error;
    return new Set(faults.map(({ index }) => index));
  }
}
