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
 * Converts local times of a day, minutes since midnight, to ms since 1970. A repeated time means the first; a skipped
 * one moves forward by the gap (RFC 5545, 3.3.5). 1440 minutes and more are on the following day.
 */
export function instantsOf(day: Day, changes: readonly ClockChange[]): (minutes: number) => number {
  const midnight = Date.parse(`${day}T00:00Z`);
  const before = offsetAt(midnight - DAY_MS, changes);
  if (before === offsetAt(midnight + 3 * DAY_MS, changes))
    return (minutes) => midnight + minutes * MINUTE_MS - before;
  return (minutes) => {
    const localMs = midnight + minutes * MINUTE_MS;
    const offsets = [localMs - DAY_MS, localMs + DAY_MS].map((near) => offsetAt(near, changes));
    const exact = offsets
      .map((offset) => localMs - offset)
      .filter((instant) => instant + offsetAt(instant, changes) === localMs);
    return exact.length > 0 ? Math.min(...exact) : localMs - offsets[0]!;
  };
}

/** Converts local minutes of a day to ms since 1970; for many times of a day, call `instantsOf` once. */
export const instantOf = (day: Day, minutes: number, changes: readonly ClockChange[]): number =>
  instantsOf(day, changes)(minutes);

/** Adds days to a date; a negative count goes back. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
