import type { Db } from 'mongodb';
import { lastSeen } from '../data/last-seen';

/** A visit after a longer pause is a new session. */
const SESSION_MS = 30 * 60 * 1000;
/** Who was not seen for so long is forgotten; the database knows them. */
const REMEMBERED_MS = 2 * SESSION_MS;

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

const visitorOf = ({ day, mark }: Sighting) => `${day}/${mark}`;

/**
 * The visitors of the last hour, in memory: some 150 bytes each. The database is asked about those who are not in it,
 * and about those who come after a pause: another process may have seen them.
 */
export function createRegister() {
  const remembered = new Map<string, number>();
  let forgetAt = 0;

  /**
   * Who is here for the first time today, and whose session begins.
   * @returns one visit per sighting; `keep` remembers them once they are stored, and gives back who came again and
   *   when they were last seen
   */
  async function see(db: Db, sightings: Sighting[]) {
    const doubtful = sightings.filter(
      (one) => !(one.at.getTime() - (remembered.get(visitorOf(one)) ?? 0) <= SESSION_MS),
    );
    const stored = await lastSeen(db, [...new Set(doubtful.map(visitorOf))]);
    const seen = new Map<string, number>();
    const newTimes = new Map<string, number>();
    const visits = sightings.map((sighting): Visit => {
      const visitor = visitorOf(sighting);
      const at = sighting.at.getTime();
      const known = [seen, remembered, stored].flatMap((from) => from.get(visitor) ?? []);
      const isNew = known.length === 0;
      const before = Math.max(...known);
      seen.set(visitor, Math.max(at, before));
      if (isNew) newTimes.set(visitor, at);
      return { visitor, isNew, beginsSession: isNew || at - before > SESSION_MS };
    });
    const keep = (): Map<string, Date> => {
      forgetOld();
      for (const [visitor, at] of seen) remembered.set(visitor, at);
      // With a new visitor the time of their first view is stored.
      const again = [...seen].filter(([visitor, at]) => newTimes.get(visitor) !== at);
      return new Map(again.map(([visitor, at]) => [visitor, new Date(at)]));
    };
    return { visits, keep };
  }

  function forgetOld(): void {
    const now = Date.now();
    if (now < forgetAt) return;
    forgetAt = now + SESSION_MS;
    for (const [visitor, at] of remembered) if (at < now - REMEMBERED_MS) remembered.delete(visitor);
  }

  return { see };
}
