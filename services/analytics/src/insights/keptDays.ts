import { bytesOfRows, type DayRows } from './dayRows';
import { bytesOfGroups, findLargeGroups, type LargeGroups, packGroups } from './largeGroups';
import type { Names } from './names';
import type { ShownDay } from './shownDay';
import type { InTurn } from './turns';

/** Memory for closed days. */
const MAX_KEPT_BYTES = 512 * 2 ** 20;

/** A closed day in memory. */
export interface KeptDay {
  rows: DayRows;
  /** Numbers of its large groups (`largeGroups.ts`). */
  large: LargeGroups;
}

/**
 * Closed days in memory. Only what is prepared is kept: whatever is asked for, the memory stays what it is.
 * @param maxBytes of all days together
 */
export function createKeptDays(names: Names, maxBytes = MAX_KEPT_BYTES) {
  const kept = new Map<string, KeptDay & { bytes: number }>();
  let bytes = 0;

  return {
    get: (day: string): KeptDay | undefined => kept.get(day),
    hasRoom: () => bytes < maxBytes,
    /** Forgets the days before one. */
    dropBefore(first: string): void {
      for (const [day, { bytes: own }] of kept) {
        if (day >= first) continue;
        bytes -= own;
        kept.delete(day);
      }
    },
    /**
     * Keeps a day, its large groups added up.
     * @param key the secret of the rounding
     */
    async prepare(day: string, rows: DayRows, key: number, inTurn: InTurn): Promise<void> {
      const groups: [number, ShownDay][] = [];
      const found = findLargeGroups(rows, names, key);
      while (
        await inTurn(() => {
          const { done, value } = found.next();
          if (!done) groups.push(value);
          return !done;
        })
      );
      const large = await inTurn(() => packGroups(groups));
      const own = bytesOfRows(rows) + bytesOfGroups(large);
      kept.set(day, { rows, large, bytes: own });
      bytes += own;
    },
  };
}
