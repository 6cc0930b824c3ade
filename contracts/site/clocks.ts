/** From an instant, ms since 1970, local time is `offset` minutes ahead of UTC. */
export interface ClockChange {
  from: number;
  offset: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name)!;
    return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
}

const YEAR_MS = 365 * DAY_MS;
/** No zone changes its clocks twice within this time. */
const STEP_MS = 7 * DAY_MS;

let last: { timeZone: string; year: number; changes: ClockChange[] } | undefined;

/** Clock changes of an IANA zone from last year to the year after next; the same all year, for stored pages. */
export function cityClocks(timeZone: string, now = Date.now()): ClockChange[] {
  const year = Date.UTC(new Date(now).getUTCFullYear(), 0);
  if (last?.timeZone !== timeZone || last.year !== year)
    last = { timeZone, year, changes: clockChanges(timeZone, year - YEAR_MS, year + 3 * YEAR_MS) };
  return last.changes;
}

/** Offsets of a zone between two instants, ms since 1970. Pages contain them: `Intl` takes phones 0.1 s to start. */
export function clockChanges(timeZone: string, from: number, until: number): ClockChange[] {
  const offsetAt = offsetReader(timeZone);
  const changes = [{ from, offset: offsetAt(from) }];
  // Start at a whole minute; otherwise the binary search below does not end.
  for (let start = Math.floor(from / MINUTE_MS) * MINUTE_MS; start < until; start += STEP_MS) {
    const offset = offsetAt(start + STEP_MS);
    if (offset === changes.at(-1)!.offset) continue;
    let before = start;
    let after = start + STEP_MS;
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push({ from: after, offset });
  }
  return changes;
}
