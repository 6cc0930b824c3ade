import type { Db } from 'mongodb';
import { collections } from './collections';

/** A visit after a longer pause is a new session. */
const SESSION_MS = 30 * 60 * 1000;
/** A visitor's mark outlives its day by no more than this. */
const MARGIN_MS = 60 * 60 * 1000;

/** Who viewed something, and when. */
export interface Sighting {
  /** The city's day. */
  day: string;
  /** The visitor's mark of that day. */
  mark: string;
  at: Date;
  /** When that day is over. */
  dayEnds: Date;
}

/**
 * Who is here for the first time today, and whose session begins.
 * @returns one answer per sighting, and `note`, which stores that they were here
 */
export async function seeVisitors(
  db: Db,
  sightings: Sighting[],
): Promise<{ visits: { isNew: boolean; beginsSession: boolean }[]; note(): Promise<void> }> {
  const { visitors } = collections(db);
  const idOf = ({ day, mark }: Sighting) => `${day}/${mark}`;
  const ids = [...new Set(sightings.map(idOf))];
  const known = ids.length > 0 ? await visitors.find({ _id: { $in: ids } }).toArray() : [];
  const lastSeen = new Map(known.map(({ _id, lastSeenAt }) => [_id, lastSeenAt.getTime()]));
  const expiry = new Map<string, Date>();

  const visits = sightings.map((sighting) => {
    const id = idOf(sighting);
    const before = lastSeen.get(id);
    const at = sighting.at.getTime();
    lastSeen.set(id, Math.max(at, before ?? 0));
    expiry.set(id, new Date(sighting.dayEnds.getTime() + MARGIN_MS));
    return { isNew: before === undefined, beginsSession: before === undefined || at - before > SESSION_MS };
  });

  const writes = ids.map((_id) => ({
    updateOne: {
      filter: { _id },
      update: {
        $set: { lastSeenAt: new Date(lastSeen.get(_id)!) },
        $setOnInsert: { expiresAt: expiry.get(_id)! },
      },
      upsert: true,
    },
  }));
  return {
    visits,
    async note() {
      if (writes.length > 0) await visitors.bulkWrite(writes, { ordered: false });
    },
  };
}
