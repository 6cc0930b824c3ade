import type { Db } from 'mongodb';
import { collections } from './collections';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A visit after a longer pause is a new session. */
const SESSION_MS = 30 * 60 * 1000;

/** Notes that a visitor is here. @returns whether it is the first time today, and whether a session begins. */
export async function seeVisitor(db: Db, day: string, mark: string, at: Date) {
  const before = await collections(db).visitors.findOneAndUpdate(
    { _id: `${day}/${mark}` },
    { $set: { lastSeenAt: at }, $setOnInsert: { expiresAt: new Date(at.getTime() + DAY_MS) } },
    { upsert: true, returnDocument: 'before' },
  );
  return {
    isNew: before === null,
    beginsSession: before === null || at.getTime() - before.lastSeenAt.getTime() > SESSION_MS,
  };
}
