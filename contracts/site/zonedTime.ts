import type { ClockChange } from './clocks';

/** A calendar day, "YYYY-MM-DD". */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Minutes that clocks are ahead of UTC at an instant. Outside of what is known the nearest known holds. */
function offsetAt(instant: number, changes: readonly ClockChange[]): number {
  const last = changes.findLast(({ from }) => from <= instant) ?? changes[0];
  return last ? last.offset * MINUTE_MS : 0;
}

/**
 * What clocks in the city show at an instant.
 * @param instant ms since 1970
 * @returns the local day and the local time "HH:MM"
 */
export function localTime(instant: number, changes: readonly ClockChange[]): { day: Day; time: string } {
  const shown = new Date(instant + offsetAt(instant, changes)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * When clocks in the city show a time of day.
 * @param minutes since midnight; 1440 and more lie on the following day
 * @returns ms since 1970. A time that the clocks show twice is the first one; a time that they skip is as much
 *   later as they skip (RFC 5545, section 3.3.5).
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
