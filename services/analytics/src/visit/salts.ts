import type { Db } from 'mongodb';
import { saltOfDay } from '../data/salt-of-day';

/** Asks for each day's salt once, and forgets it with the day. A failed call is asked again. */
export function createSalts(): (db: Db, day: string, dayEnds: Date) => Promise<string> {
  let current: { day: string; salt: Promise<string> } | undefined;
  return async (db, day, dayEnds) => {
    if (current?.day !== day) current = { day, salt: saltOfDay(db, day, dayEnds) };
    try {
      return await current.salt;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
}
