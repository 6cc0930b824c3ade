/** From an instant (ms since 1970) on, the city's clocks are `offset` minutes ahead of UTC. */
export interface ClockChange {
  from: number;
  offset: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name)!;
    return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
}

const YEAR_MS = 365 * DAY_MS;

/**
 * The city's clock changes from a year before this year to three years after its start: the same in every process of a
 * year, because stored pages are compared by their bytes.
 * @param timeZone IANA name
 */
export function cityClocks(timeZone: string, now = Date.now()): ClockChange[] {
  const year = Date.UTC(new Date(now).getUTCFullYear(), 0);
  return clockChanges(timeZone, year - YEAR_MS, year + 3 * YEAR_MS);
}

/**
 * Every change of a zone's offset between two instants, ms since 1970; the first entry is the offset at the start. Pages
 * carry them because the first use of `Intl` takes a phone a tenth of a second.
 */
export function clockChanges(timeZone: string, from: number, until: number): ClockChange[] {
  const offsetAt = offsetReader(timeZone);
  const changes = [{ from, offset: offsetAt(from) }];
  // At whole minutes, as the search below halves between: at odd seconds it would not end.
  for (let day = Math.floor(from / MINUTE_MS) * MINUTE_MS; day < until; day += DAY_MS) {
    const offset = offsetAt(day + DAY_MS);
    if (offset === changes.at(-1)!.offset) continue;
    let before = day;
    let after = day + DAY_MS;
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push({ from: after, offset });
  }
  return changes;
}
