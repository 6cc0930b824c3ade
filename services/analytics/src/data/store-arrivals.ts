import {
  type Collection,
  type Db,
  MongoBulkWriteError,
  ObjectId,
  type OptionalUnlessRequiredId,
} from 'mongodb';
import type { Sighting, Visit } from '../intake/register';
import { collections, type StoredEvent, type StoredPageView } from './collections';
import type { Stored } from './tally';
import { minuteOf } from './visitors-now';

type ViewParts = Pick<StoredPageView, 'path' | 'device' | 'referrer' | 'country' | 'area'>;
type EventParts = Pick<StoredEvent, 'path' | 'name' | 'category' | 'properties'>;

/** What arrived. `id` is the sender's, if it gave one. */
export type Arrival =
  | { kind: 'view'; id?: string; view: ViewParts; visitor: Sighting }
  | { kind: 'event'; id?: string; event: EventParts; at: Date; day: string }
  | { kind: 'bot'; day: string };

/** A visitor's mark outlives its day by no more than this. */
const MARGIN_MS = 60 * 60 * 1000;

/**
 * Stores arrivals as a part of a batch; resolves when all of them are stored.
 * @param visits what each view is to its visitor, in the order of the views
 * @returns what was not stored before
 */
export async function storeArrivals(
  db: Db,
  batch: string,
  arrivals: Arrival[],
  visits: Visit[],
): Promise<Stored> {
  const all = collections(db);
  const fresh: Required<Stored> = { views: [], events: [], visitors: [], bots: [] };
  let place = 0;
  for (const one of arrivals) {
    if (one.kind === 'bot') {
      fresh.bots.push(one.day);
    } else if (one.kind === 'event') {
      fresh.events.push({ ...one.event, _id: idOf(one), at: one.at, day: one.day, batch });
    } else {
      const { day, at, dayEnds } = one.visitor;
      const { visitor, isNew, beginsSession } = visits[place++]!;
      fresh.views.push({ ...one.view, _id: idOf(one), at, day, batch, beginsSession });
      const expiresAt = new Date(dayEnds.getTime() + MARGIN_MS);
      if (isNew)
        fresh.visitors.push({ _id: visitor, day, batch, lastSeenAt: at, minute: minuteOf(at), expiresAt });
    }
  }
  const [views, events, visitors] = await Promise.all([
    insertNew(all.pageViews, fresh.views),
    insertNew(all.events, fresh.events),
    insertNew(all.visitors, fresh.visitors),
  ]);
  return { ...fresh, views, events, visitors };
}

const idOf = ({ id }: { id?: string }) => id ?? new ObjectId();

/** @returns the documents that were not there before */
async function insertNew<T extends { _id: string | ObjectId }>(
  collection: Collection<T>,
  documents: T[],
): Promise<T[]> {
  if (documents.length === 0) return documents;
  try {
    await collection.insertMany(documents as OptionalUnlessRequiredId<T>[], { ordered: false });
    return documents;
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const faults = [error.writeErrors].flat();
    if (faults.length === 0 || faults.some(({ code }) => code !== 11000)) throw error;
    const repeated = new Set(faults.map(({ index }) => index));
    return documents.filter((_, place) => !repeated.has(place));
  }
}
