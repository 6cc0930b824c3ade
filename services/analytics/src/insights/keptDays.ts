import { setImmediate as others } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { type Columns, columnsOf, unpackRows } from '../counting/packedRows';
import { collections } from '../log/messages';
import type { Pages } from '../pages';
import { bytesOfRows, type DayRows, indexRows } from './dayRows';
import { bytesOfGroups, findLargeGroups, type LargeGroups, packGroups } from './largeGroups';
import type { Names } from './names';
import type { ShownDay } from './shownDay';

/** Memory for closed days; those that were asked for last are kept. */
const MAX_KEPT_BYTES = 512 * 2 ** 20;
/** Days that are read together: above the limit so many may be in memory for a moment. */
export const DAYS_PER_READ = 20;
/** What is prepared lets others go on after so long, ms. */
const MAX_SLICE_MS = 5;

const NO_ROWS: Columns = columnsOf([]);

/** A closed day in memory. */
export interface KeptDay {
  rows: DayRows;
  /** Another number for each time that a day was read. */
  reading: number;
  /** Numbers of its large groups (`largeGroups.ts`), once they are prepared. */
  large?: LargeGroups;
  bytes: number;
}

/**
 * Closed days: read once, and kept as long as there is room.
 * @param maxBytes of all days together
 */
export function createKeptDays(pages: Pages, names: Names, maxBytes = MAX_KEPT_BYTES) {
  const kept = new Map<string, KeptDay>();
  let bytes = 0;
  let readings = 0;

  function drop(day: string): void {
    bytes -= kept.get(day)?.bytes ?? 0;
    kept.delete(day);
  }

  function keep(day: string, columns: Columns): void {
    const rows = indexRows(day, columns, pages, names);
    drop(day);
    kept.set(day, { rows, reading: ++readings, bytes: bytesOfRows(rows) });
    bytes += bytesOfRows(rows);
  }

  return {
    /** Those of some days that are not in memory. */
    missing: (days: string[]): string[] => days.filter((day) => !kept.has(day)),
    hasRoom: () => bytes < maxBytes,
    /** Reads closed days; one that has no rows is kept as empty. */
    async read(db: Db, days: string[]): Promise<void> {
      const without = new Set(days);
      for await (const { _id, packed } of collections(db).dayRows.find({ _id: { $in: days } })) {
        keep(_id, await unpackRows(packed));
        without.delete(_id);
      }
      for (const day of without) keep(day, NO_ROWS);
      for (const day of kept.keys()) {
        if (bytes <= maxBytes) break;
        if (!days.includes(day)) drop(day);
      }
    },
    /** A day that is in memory; it becomes the last one to go. */
    take(day: string): KeptDay | undefined {
      const known = kept.get(day);
      if (known) {
        kept.delete(day);
        kept.set(day, known);
      }
      return known;
    },
    /** The same text only for the same days as they were read; undefined when one is not in memory. */
    readingsOf(days: string[]): string | undefined {
      const known = days.map((day) => kept.get(day)?.reading);
      return known.includes(undefined) ? undefined : known.join();
    },
    drop,
    /**
     * Adds up the large groups of a day that is in memory, in slices.
     * @param key the secret of the rounding
     */
    async prepare(day: string, key: number): Promise<void> {
      const known = kept.get(day);
      if (!known || known.large) return;
      const groups: [number, ShownDay][] = [];
      let since = performance.now();
      for (const group of findLargeGroups(known.rows, names, key)) {
        groups.push(group);
        if (performance.now() - since < MAX_SLICE_MS) continue;
        await others();
        since = performance.now();
      }
      if (kept.get(day) !== known) return;
      known.large = packGroups(groups);
      const added = bytesOfGroups(known.large);
      known.bytes += added;
      bytes += added;
    },
  };
}
