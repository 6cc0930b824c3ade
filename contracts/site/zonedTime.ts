import type { ClockChange } from './clocks';

/** A calendar day, "YYYY-MM-DD". */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Milliseconds that clocks are ahead of UTC at an instant; before the first change, its offset. */
function offsetAt(instant: number, changes: readonly ClockChange[]): number {
  const last = changes.findLast(({ from }) => from <= instant) ?? changes[0];
  return last ? last.offset * MINUTE_MS : 0;
}

/** Local day and time "HH:MM" at an instant, ms since 1970. */
export function localTime(instant: number, changes: readonly ClockChange[]): { day: Day; time: string } {
  const shown = new Date(instant + offsetAt(instant, changes)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant of a local time, ms since 1970. A time that occurs twice is the first; one that the clocks skip is as much
 * later as they skip (RFC 5545, 3.3.5).
 * @param minutes since midnight; 1440 and more lie on the following day
 */
export function instantOf(day: Day, minutes: number, changes: readonly ClockChange[]): number {
  const wanted = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
  const before = offsetAt(wanted - DAY_MS, changes);
  const after = offsetAt(wanted + DAY_MS, changes);
  if (before === after) return wanted - before;
  const exact = [wanted - before, wanted - after].filter(
    (instant) => instant + offsetAt(instant, changes) === wanted,
  );
  return exact.length > 0 ? Math.min(...exact) : wanted - before;
}

/** The day so many days later; negative numbers go back. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay();
