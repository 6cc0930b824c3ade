import type { Db } from 'mongodb';
import { collections } from './collections';

const MINUTES = 5;

/** The minute of a moment, since 1970. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/** Visitors seen in this minute or the four before it. */
export function visitorsNow(db: Db, at: Date): Promise<number> {
  const minutes = Array.from({ length: MINUTES }, (_, ago) => minuteOf(at) - ago);
  return collections(db).visitors.countDocuments({ minute: { $in: minutes } });
}
