import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { collections } from './collections';

/** What arrived just before midnight may be stored just after it. */
const MARGIN_MS = 60 * 60 * 1000;

/** The day's salt, made by whoever asks first; the database destroys it when the day is over. */
export async function saltOfDay(db: Db, day: string, dayEnds: Date): Promise<string> {
  const found = await collections(db).salts.findOneAndUpdate(
    { _id: day },
    {
      $setOnInsert: {
        salt: randomBytes(32).toString('base64url'),
        expiresAt: new Date(dayEnds.getTime() + MARGIN_MS),
      },
    },
    { upsert: true, returnDocument: 'after' },
  );
  return found!.salt;
}
