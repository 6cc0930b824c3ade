/** A calendar day, "YYYY-MM-DD". */
export type Day = string;

const DAY_LENGTH = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * What clocks in the zone show at an instant.
 * @param instant ms since 1970
 * @returns the local day and the local time "HH:MM"
 */
export function localTime(instant: number, timeZone: string): { day: Day; time: string } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** The same clock face read as if it were UTC, ms; the difference to the instant is the zone's offset. */
function wallClock(instant: number, timeZone: string): number {
  const { day, time } = localTime(instant, timeZone);
  return Date.parse(`${day}T${time}Z`);
}

/**
 * When clocks in the zone show a time of day.
 * @param minutes since midnight; 1440 and more lie on the following day
 * @returns ms since 1970. A time that the clocks show twice is the first one; a time that they skip is as much
 *   later as they skip (RFC 5545, section 3.3.5).
 */
export function instantOf(day: Day, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00Z`) + minutes * 60_000;
  const offsetNear = (instant: number) => wallClock(instant, timeZone) - instant;
  const before = offsetNear(wanted - DAY_LENGTH);
  const after = offsetNear(wanted + DAY_LENGTH);
  if (before === after) return wanted - before;
  const exact = [wanted - before, wanted - after].filter(
    (instant) => wallClock(instant, timeZone) === wanted,
  );
  return exact.length > 0 ? Math.min(...exact) : wanted - before;
}

/** The day so many days later; negative numbers go back. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_LENGTH).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay();
