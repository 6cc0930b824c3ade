import { insertOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { collections } from './log/messages';

/** What arrived just before midnight may be stored just after it. */
const SALT_GRACE_MS = 60 * 60 * 1000;

/** The day's salt, made by the first process that needs it; the database destroys it when the day is over. */
async function saltOfDay(db: Db, day: string, dayEnds: Date): Promise<string> {
  const expiresAt = new Date(dayEnds.getTime() + SALT_GRACE_MS);
  return (await insertOnce(collections(db).salts, day, { salt: newSecret(), expiresAt })).salt;
}

/** Reads each day's salt once, and forgets it with the day. A failed call is repeated. */
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
