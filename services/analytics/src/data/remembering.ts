import type { Db } from 'mongodb';

/** Two months, and the days that follow while they are remembered. */
const MOST_DAYS = 100;

type Read<T> = (db: Db, days: string[]) => Promise<T[]>;

/**
 * Reads daily figures, each day's once when it is long over: these change no more. A month's figures are a few thousand
 * records, and all but two days' are remembered.
 * @returns takes the first day that may still change, "YYYY-MM-DD", too
 */
export function remembering<T extends { day: string }>(read: Read<T>) {
  const remembered = new Map<string, T[]>();
  return async (db: Db, days: string[], changing: string): Promise<T[]> => {
    const missing = days.filter((day) => !remembered.has(day));
    const found = new Map<string, T[]>(missing.map((day) => [day, []]));
    for (const one of await read(db, missing)) found.get(one.day)!.push(one);
    const all = days.flatMap((day) => found.get(day) ?? remembered.get(day) ?? []);
    for (const [day, figures] of found) if (day < changing) remembered.set(day, figures);
    for (const day of remembered.keys()) if (remembered.size > MOST_DAYS) remembered.delete(day);
    return all;
  };
}
