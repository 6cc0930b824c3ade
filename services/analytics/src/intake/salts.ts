import { insertOnce, newSecret } from '@guide/service-kit';
import type { Db } from 'mongodb';

interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

export const SALT_GRACE_MS = 60 * 60 * 1000;

export const saltsCollection = (db: Db) => db.collection<Salt>('salts');

export async function createSaltIndex(db: Db): Promise<void> {
  await saltsCollection(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

/** Caches the salt of the current day; the first process that needs it creates it. */
export function createSalts() {
  let current: { day: string; salt: string } | undefined;
  return async (db: Db, day: string, dayEnds: Date): Promise<string> => {
    const expiresAt = new Date(dayEnds.getTime() + SALT_GRACE_MS);
    if (current?.day !== day) {
      const { salt } = await insertOnce(saltsCollection(db), day, { salt: newSecret(), expiresAt });
      current = { day, salt };
    }
    return current.salt;
  };
}
