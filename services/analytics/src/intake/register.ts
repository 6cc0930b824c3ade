import type { Db } from 'mongodb';
import { visitorsOfDay } from '../data/visitors-of-day';

/** A visit after a longer pause is a new session. */
const SESSION_MS = 30 * 60 * 1000;
/** A day is remembered so long after its end. */
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

/** What one view is to its visitor, who is known by day and mark. */
export interface Visit {
  visitor: string;
  isNew: boolean;
  beginsSession: boolean;
}

/** A day's visitors, and when each was last seen, ms since 1970. */
interface Day {
  ends: number;
  lastSeen: Map<string, number>;
}

/**
 * The visitors of the days that are not over, in memory: some 150 bytes for each of a day's visitors. What it does not
 * know yet, after a start, it reads from the database.
 */
export function createRegister() {
  const days = new Map<string, Day>();

  async function dayOf(db: Db, { day, dayEnds }: Sighting): Promise<Day> {
    const known = days.get(day);
    if (known) return known;
    for (const [name, { ends }] of days) if (ends + MARGIN_MS < Date.now()) days.delete(name);
    const read = { ends: dayEnds.getTime(), lastSeen: await visitorsOfDay(db, day) };
    days.set(day, read);
    return read;
  }

  /**
   * Who is here for the first time today, and whose session begins.
   * @returns one visit per sighting; `keep` remembers them once they are stored, and gives back who came again and
   *   when they were last seen
   */
  async function see(db: Db, sightings: Sighting[]) {
    const seen = new Map<string, { lastSeen: Day['lastSeen']; at: number; stored?: number }>();
    const visits: Visit[] = [];
    for (const sighting of sightings) {
      const visitor = `${sighting.day}/${sighting.mark}`;
      const { lastSeen } = await dayOf(db, sighting);
      const at = sighting.at.getTime();
      const before = seen.get(visitor)?.at ?? lastSeen.get(visitor);
      const isNew = before === undefined;
      visits.push({ visitor, isNew, beginsSession: isNew || at - before > SESSION_MS });
      // With a new visitor the time of their first view is stored.
      const stored = seen.get(visitor)?.stored ?? (isNew ? at : undefined);
      seen.set(visitor, { lastSeen, at: isNew ? at : Math.max(at, before), stored });
    }
    const keep = (): Map<string, Date> => {
      const again = new Map<string, Date>();
      for (const [visitor, { lastSeen, at, stored }] of seen) {
        lastSeen.set(visitor, at);
        if (at !== stored) again.set(visitor, new Date(at));
      }
      return again;
    };
    return { visits, keep };
  }

  /** Reads everything anew from the database: after a fault nobody knows what was stored. */
  const forget = () => days.clear();

  return { see, forget };
}
