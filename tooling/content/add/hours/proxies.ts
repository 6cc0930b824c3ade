/**
 * Parts of a time range that have no clock time of their own: sunrise, sunset, an open end. Each becomes a clock time
 * that the value does not contain, so that the library can place it in the week, and is put back afterwards.
 */
const SUN = /\(\s*(sunrise|sunset)\s*([+-])\s*(\d{1,2}):(\d\d)\s*\)|\b(sunrise|sunset)\b/gi;
/** "18:00+", "19:00-23:30+". */
const OPEN_END = /(\d{1,2}:\d\d)(\s*-\s*(\d{1,2}:\d\d))?\s*\+/g;
const SUNRISE_MINUTE = 6 * 60;
const SUNSET_MINUTE = 19 * 60;
/** An open end is before midnight, where no later rule can cut it, or else after. */
const LATE_MINUTE = 23 * 60 + 31;
const AFTER_MIDNIGHT_MINUTE = 3 * 60;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface Proxied {
  value: string;
  /** Writes the symbols back into an interval. */
  restore(interval: string): string;
}

/** Replaces symbols of a value by clock times. */
export function withProxies(original: string): Proxied {
  const symbols = new Map<string, string>();
  const proxyOf = (symbol: string, from: number): string => {
    let minute = from + 1;
    while (original.includes(clock(minute)) || symbols.has(clock(minute))) minute++;
    symbols.set(clock(minute), symbol);
    return clock(minute);
  };
  const known = new Map<string, string>();
  const once = (symbol: string, from: number) => {
    const proxy = known.get(symbol) ?? proxyOf(symbol, from);
    known.set(symbol, proxy);
    return proxy;
  };
  let value = original.replace(SUN, (_, name, sign, hours, minutes, bare) => {
    const event = (name ?? bare).toLowerCase();
    const offset = name ? `${sign}${hours.padStart(2, '0')}:${minutes}` : '';
    return once(`${event}${offset}`, event === 'sunrise' ? SUNRISE_MINUTE : SUNSET_MINUTE);
  });
  value = value.replace(OPEN_END, (_, opens: string, _range, closes: string | undefined) => {
    const isLate = opens.padStart(5, '0') >= clock(LATE_MINUTE);
    const symbol = closes ? `${closes}+` : '+';
    return `${opens}-${isLate ? proxyOf(symbol, AFTER_MIDNIGHT_MINUTE) : once(symbol, LATE_MINUTE)}`;
  });
  const restore = (interval: string) => {
    const [opens = '', closes = ''] = interval.split('-');
    const end = symbols.get(closes) ?? closes;
    return end === '+' ? `${symbols.get(opens) ?? opens}+` : `${symbols.get(opens) ?? opens}-${end}`;
  };
  return { value, restore };
}

const RANGE = /\b(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)\b/g;
const NIGHT_MINUTE = 23 * 60 + 30;
const DAY_MINUTES = 1440;

/**
 * Replaces ends after midnight by clock times before it. The library takes nights apart at midnight where the next day
 * has a rule of its own; in the pack, a night belongs to the day on which it begins.
 */
export function withoutNights(original: string): Proxied {
  const ends = new Map<string, string>();
  const value = original.replace(
    RANGE,
    (range, hours: string, minutes: string, untilHours: string, rest: string) => {
      const from = Number(hours) * 60 + Number(minutes);
      const until = (Number(untilHours) * 60 + Number(rest)) % DAY_MINUTES;
      const isNight = until > 0 && (until <= from || Number(untilHours) >= 24);
      let proxy = NIGHT_MINUTE;
      while (original.includes(clock(proxy)) || ends.has(clock(proxy))) proxy++;
      if (!isNight || from >= NIGHT_MINUTE || proxy >= DAY_MINUTES) return range;
      ends.set(clock(proxy), clock(until));
      return `${clock(from)}-${clock(proxy)}`;
    },
  );
  const restore = (interval: string) =>
    interval.slice(0, 6) + (ends.get(interval.slice(6)) ?? interval.slice(6));
  return { value, restore };
}
