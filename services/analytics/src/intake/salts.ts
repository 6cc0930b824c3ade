import { insertOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** The random salt of one day, keyed by it; the database deletes it when the day is over. */
interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** What arrived just before midnight may be stored just after it. */
export const SALT_GRACE_MS = 60 * 60 * 1000;

export const saltsOf = (db: Db) => db.collection<Salt>('salts');

/** The day's salt, made by the first process that needs it; the database destroys it when the day is over. */
async function saltOfDay(db: Db, day: string, dayEnds: Date): Promise<string> {
  const expiresAt = new Date(dayEnds.getTime() + SALT_GRACE_MS);
  return (await insertOnce(saltsOf(db), day, { salt: newSecret(), expiresAt })).salt;
}

/** Reads each day's salt once, and forgets it with the day. */
export function createSalts() {
  let current: { day: string; salt: string } | undefined;
  return async (db: Db, day: string, dayEnds: Date): Promise<string> => {
    if (current?.day !== day) current = { day, salt: await saltOfDay(db, day, dayEnds) };
    return current.salt;
  };
}

export async function createSaltIndex(db: Db): Promise<void> {
  await saltsOf(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
