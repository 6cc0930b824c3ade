import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { collections } from './collections';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day's salt, made by whoever asks first; it is gone a day after that. */
export async function saltOfDay(db: Db, day: string, at: Date): Promise<string> {
  const found = await collections(db).salts.findOneAndUpdate(
    { _id: day },
    {
      $setOnInsert: {
        salt: randomBytes(32).toString('base64url'),
        expiresAt: new Date(at.getTime() + DAY_MS),
      },
    },
    { upsert: true, returnDocument: 'after' },
  );
  return found!.salt;
}
