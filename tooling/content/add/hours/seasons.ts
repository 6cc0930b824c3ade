import {
  dayAfter,
  HOLIDAY,
  intervalsByDay,
  type Parsed,
  sameDay,
  sameWeek,
  Unsayable,
  WEEKDAYS,
  type Week,
  type Weekday,
  weekFrom,
} from './sampling';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})\\b`, 'i');
/** A month, with the day or range of days that follow it. */
const DATES = new RegExp(
  `\\b(${MONTHS.join('|')})\\b(?: (\\d{1,2})(?!\\d*:)(?:\\s*-\\s*(\\d{1,2})(?!\\d*[:.]))?)?`,
  'gi',
);
/** No leap year; 29 February belongs to the period of 28 February. */
const YEAR = 2027;
/** Each date has had each weekday within these years. */
const YEARS = Array.from({ length: 12 }, (_, index) => YEAR - 6 + index);

export const hasMonths = (value: string) => MONTH.test(value);

interface Period {
  from: Date;
  /** Exclusive. */
  to: Date;
  week: Week;
}

const monthDay = (day: Date) =>
  `${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

const lengthOf = ({ from, to }: Pick<Period, 'from' | 'to'>) =>
  Math.round((to.getTime() - from.getTime()) / 86_400_000);

/** Days of the year on which a period can begin. */
function boundariesOf(value: string): Date[] {
  const days = new Set([new Date(YEAR, 0, 1).getTime()]);
  for (const [, name, first, last] of value.matchAll(DATES)) {
    const month = MONTHS.indexOf(name!.toLowerCase());
    const starts = first
      ? [new Date(YEAR, month, Number(first)), dayAfter(new Date(YEAR, month, Number(first)), 1)]
      : [new Date(YEAR, month, 1), new Date(YEAR, month + 1, 1)];
    if (last) starts.push(new Date(YEAR, month, Number(last) + 1));
    for (const start of starts) if (start.getFullYear() === YEAR) days.add(start.getTime());
  }
  return [...days].sort((a, b) => a - b).map((time) => new Date(time));
}

/** The weekly hours of a period; of a few days, from years in which they fall on each weekday. */
function weekOf(parsed: Parsed, from: Date, to: Date): Week {
  if (lengthOf({ from, to }) >= WEEKDAYS.length * 2 - 1)
    return weekFrom(parsed, dayAfter(from, (8 - from.getDay()) % 7));
  const found: Partial<Week> = {};
  for (let day = from; day < to; day = dayAfter(day, 1))
    for (const year of YEARS) {
      const date = new Date(year, day.getMonth(), day.getDate());
      const [intervals] = intervalsByDay(parsed, date, 1);
      const name = WEEKDAYS[(date.getDay() + 6) % 7]!;
      if (!sameDay(found[name] ?? intervals!, intervals!))
        throw new Unsayable('its dates have other hours in some years');
      found[name] = intervals;
    }
  return found as Week;
}

/** Joins periods of the same hours, also over New Year. */
function joined(periods: Period[]): Period[] {
  const result: Period[] = [];
  for (const period of periods) {
    const last = result.at(-1);
    if (last && sameWeek(last.week, period.week)) last.to = period.to;
    else result.push({ ...period });
  }
  return result;
}

export interface YearHours {
  week: Week;
  seasons?: ({ from: string; to: string } & Week)[];
  dates?: Record<string, string[]>;
}

/**
 * Reads hours that depend on the date: the longest period is the usual week, the others are seasons or dates.
 * @param value - without rules for public holidays
 * @throws {Unsayable}
 */
export function yearOf(parsed: Parsed, value: string): YearHours {
  const starts = boundariesOf(value);
  const periods = starts.map((from, index): Period => {
    const to = starts[index + 1] ?? new Date(YEAR + 1, 0, 1);
    return { from, to, week: weekOf(parsed, from, to) };
  });
  const usual = longestOf(periods);
  const others = joined(periods).filter(({ week }) => !sameWeek(week, usual));
  const dates: Record<string, string[]> = {};
  for (const { from, to, week } of others.filter(isDated))
    for (let at = from; at < to; at = dayAfter(at, 1)) dates[monthDay(at)] = week.mon;
  const seasons = seasonsOf(others.filter((period) => !isDated(period)));
  const result: YearHours = { week: usual };
  if (seasons.length > 0) result.seasons = seasons;
  if (Object.keys(dates).length > 0) result.dates = dates;
  return result;
}

/** A few days with the same hours on each weekday. */
const isDated = ({ from, to, week }: Period) =>
  lengthOf({ from, to }) <= WEEKDAYS.length && WEEKDAYS.every((name) => sameDay(week[name], week.mon));

/** The weekly hours of most days of the year. */
function longestOf(periods: Period[]): Week {
  const days = new Map<string, number>();
  for (const period of periods) {
    const key = JSON.stringify(period.week);
    days.set(key, (days.get(key) ?? 0) + lengthOf(period));
  }
  const [longest] = [...days].sort(([, a], [, b]) => b - a);
  return JSON.parse(longest![0]) as Week;
}

function seasonsOf(periods: Period[]) {
  const seasons = periods.map(({ from, to, week }) => ({
    from: monthDay(from),
    to: monthDay(dayAfter(to, -1)),
    ...week,
  }));
  const [first] = seasons;
  const last = seasons.at(-1);
  if (
    first &&
    last &&
    first !== last &&
    first.from === '01-01' &&
    last.to === '12-31' &&
    sameWeek(first, last)
  ) {
    seasons.pop();
    first.from = last.from;
  }
  return seasons;
}

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const NTH = /\b(Mo|Tu|We|Th|Fr|Sa|Su)\[([^\]]*)\]/g;
export const hasNth = (value: string) => value.search(NTH) >= 0;

/**
 * Reads hours of the n-th weekday of a month: `{ 'mon#1': [...] }`, with n from 1 to 5 or from -5 to -1.
 * @throws {Unsayable}
 */
export function nthOf(parsed: Parsed, value: string): { week: Week; nth: Record<string, string[]> } {
  const week: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const nth: Record<string, string[]> = {};
  const named = new Map<Weekday, Set<number>>(WEEKDAYS.map((day) => [day, new Set()]));
  for (const [, name, numbers] of value.matchAll(NTH))
    for (const part of numbers!.split(',')) {
      const [, first, last] = /^\s*(-?\d)\s*(?:-\s*(\d))?\s*$/.exec(part) ?? [];
      if (!first) throw new Unsayable(`"${name}[${numbers}]" has no number`);
      for (let n = Number(first); n <= Number(last ?? first); n++)
        named.get(WEEKDAYS[OSM_DAYS.indexOf(name!)]!)!.add(n);
    }
  const from = new Date(YEAR, 0, 1);
  const seen = new Map<string, string[]>();
  intervalsByDay(parsed, from, 730).forEach((intervals, index) => {
    const day = dayAfter(from, index);
    const weekday = WEEKDAYS[(day.getDay() + 6) % 7]!;
    const monthLength = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
    const ns = [Math.ceil(day.getDate() / 7), -Math.ceil((monthLength - day.getDate() + 1) / 7)];
    const hits = ns.filter((n) => named.get(weekday)!.has(n));
    if (hits.length > 1) return;
    const key = hits.length === 0 ? weekday : `${weekday}#${hits[0]}`;
    const before = seen.get(key);
    if (before && !sameDay(before, intervals))
      throw new Unsayable('its weekdays of a month depend on the season');
    seen.set(key, intervals);
  });
  for (const [key, intervals] of seen)
    if (key.includes('#')) nth[key] = intervals;
    else week[key as Weekday] = intervals;
  return { week, nth };
}

/**
 * Hours on public holidays, the same on every weekday.
 * @throws {Unsayable} if they depend on the weekday
 */
export function holidayOf(parsed: Parsed): string[] {
  let found: string[] | undefined;
  for (const year of YEARS) {
    const [intervals] = intervalsByDay(parsed, new Date(year, HOLIDAY.month, HOLIDAY.day), 1);
    if (found && !sameDay(found, intervals!))
      throw new Unsayable('its hours on holidays depend on the weekday');
    found = intervals;
  }
  return found!;
}
