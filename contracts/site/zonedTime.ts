import type { ClockChange } from './clocks';

/** A calendar day, "YYYY-MM-DD". */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Offset from UTC at an instant, ms; before the first change, that of the first change. */
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
 * Converts a local time to ms since 1970. A repeated time means the first; a skipped one moves forward by the gap
 * (RFC 5545, 3.3.5). @param minutes since midnight; 1440 and more are on the following day
 */
export function instantOf(day: Day, minutes: number, changes: readonly ClockChange[]): number {
  const localMs = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
  const before = offsetAt(localMs - DAY_MS, changes);
  const after = offsetAt(localMs + DAY_MS, changes);
  if (before === after) return localMs - before;
  const exact = [localMs - before, localMs - after].filter(
    (instant) => instant + offsetAt(instant, changes) === localMs,
  );
  return exact.length > 0 ? Math.min(...exact) : localMs - before;
}

/** Adds days to a date; a negative count goes back. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay();
