import { Hours } from '@guide/contracts/api/schemas';
import Value from 'typebox/value';
import { readHumanHours } from './human';
import { withoutNights, withProxies } from './proxies';
import {
  type Parsed,
  PLAIN_MONDAY,
  parseOsm,
  sameDay,
  sameWeek,
  Unsayable,
  WEEKDAYS,
  type Week,
  type Weekday,
  weekFrom,
} from './sampling';
import { hasMonths, hasNth, holidayOf, nthOf, yearOf } from './seasons';

/** The pack's `hours`; a form that the pack's schema does not have is not among the results. */
export type PackHours = Week & Record<string, unknown>;

/** What became of a text about opening hours. */
export type Converted = {
  /** Reasons to look at it. */
  doubts: string[];
} & ({ hours: PackHours } | { hours?: undefined; reason: string });

/** Warnings that say nothing about the meaning. The others are guesses, which nobody has confirmed. */
const HARMLESS = new Set([
  'additional_rule_separator_not_used_after_time_wrapping_midnight',
  'combine_rules',
  'omit_ko',
  'please_use_ok_for_ko',
  'public_holiday',
  'separator_for_readability',
  'use_multi',
  'without_minutes',
]);
const APPOINTMENT = /^"?(?:only )?(?:by |on |upon )?(?:prior )?appointments?(?: only)?"?$/i;
const APPOINTMENT_COMMENT = /\s*"(?:only )?(?:by|on|upon) appointment(?: only)?"/gi;
/** What a week, seasons and dates cannot say, with what to call it. */
const UNSAYABLE: [RegExp, string][] = [
  [/\|\|/, 'it has a fallback rule (||)'],
  [/\bSH\b/, 'it depends on school holidays'],
  [/\bPH\s*[+-]/, 'it depends on the day before or after a holiday'],
  [/\beaster\b/i, 'it depends on Easter'],
  [/\bweek\b/i, 'it depends on the week of the year'],
  [/\b(19|20)\d\d\b(?!:)/, 'it is for single years'],
  [/\b(dawn|dusk)\b/i, 'it depends on dawn or dusk'],
  [/"/, 'it has a comment'],
];
/** "9:00-5:00" is the night by OpenStreetMap's rules; who writes one digit means the afternoon. */
const TWELVE_HOURS = /\b(0?\d|1[01])[:.]\d\d\s*-\s*(\d)[:.]\d\d(?!\d)/g;

const cache = new Map<string, Converted>();
const CACHE_SIZE = 10_000;
/** OpenStreetMap allows 255. */
const MAX_LENGTH = 300;

/**
 * Converts opening hours in OpenStreetMap's syntax or a usual human form into the pack's hours.
 * What the pack cannot say, or what is only guessed, has no hours but a reason.
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function convertHours(text: string): Converted {
  const known = cache.get(text);
  if (known) return known;
  const converted = convert(text.trim());
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(text, converted);
  return converted;
}

function convert(text: string): Converted {
  if (text.length > MAX_LENGTH) return { reason: `it has more than ${MAX_LENGTH} letters`, doubts: [] };
  if (APPOINTMENT.test(text)) return checked({ ...emptyWeek(), byAppointment: true }, []);
  const comments = text.match(APPOINTMENT_COMMENT)?.length ?? 0;
  const isByAppointment = comments > 0 && comments === rulesOf(text).length;
  const osm = osmOf(isByAppointment ? text.replace(APPOINTMENT_COMMENT, '') : text);
  if ('reason' in osm) return { reason: osm.reason, doubts: [] };
  try {
    const hours = readOsmHours(osm.value);
    if (isByAppointment) hours.byAppointment = true;
    return checked(hours, [...osm.doubts, ...trapsOf(osm.value), ...nightsOf(hours)]);
  } catch (error) {
    if (error instanceof Unsayable) return { reason: error.message, doubts: [] };
    throw error;
  }
}

const emptyWeek = (): Week => ({ mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] });

/** Only what the pack's schema has: forms that it gains later are converted from then on. */
function checked(hours: PackHours, doubts: string[]): Converted {
  if (Value.Check(Hours, hours)) return { hours, doubts };
  const [error] = Value.Errors(Hours, hours);
  return { reason: `the pack cannot say ${shownFault(hours, error?.instancePath ?? '')}`, doubts: [] };
}

function shownFault(hours: PackHours, pointer: string): string {
  if (hours.byAppointment) return '"by appointment"';
  const extra = Object.keys(hours).find((key) => key.includes('#'));
  if (extra) return '"n-th weekday of a month"';
  const part = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], hours);
  if (Array.isArray(part)) return `${part.length} times on one day`;
  return `"${part ?? pointer}"`;
}

/** The value in OpenStreetMap's syntax, or why there is none. */
function osmOf(text: string): { value: string; doubts: string[] } | { reason: string } {
  const value = text.replace(/[\u2010-\u2015]/g, '-').replace(/[\u00a0\u202f]/g, ' ');
  for (const [pattern, reason] of UNSAYABLE) if (pattern.test(value)) return { reason };
  for (const [, opens, closes] of value.matchAll(TWELVE_HOURS))
    if (Number(closes) <= Number(opens))
      return { reason: `"${opens}:… - ${closes}:…" may be in the morning or in the afternoon` };
  const strict = strictly(value);
  if (strict === undefined) return { value, doubts: [] };
  const human = readHumanHours(value);
  if (human) return human;
  return { reason: strict };
}

/** Why a value is not OpenStreetMap's syntax to the letter; undefined if it is. */
function strictly(value: string): string | undefined {
  try {
    const fault = parseOsm(value)
      .getStructuredWarnings()
      .find(({ type }) => !HARMLESS.has(type));
    return fault && 'it is not in a form that is understood';
  } catch {
    return 'it is not in a form that is understood';
  }
}

const rulesOf = (value: string) =>
  value
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean);

/** The value without what it says about public holidays. */
const withoutHolidays = (value: string): string =>
  rulesOf(value)
    .map((rule) => rule.replace(/\bPH\s*,\s*(?=\D)|,\s*PH\b/g, ''))
    .filter((rule) => !/^PH\b/.test(rule))
    .join('; ');

/**
 * Hours of a value in OpenStreetMap's syntax, in the form of the pack, also where its schema does not have the form.
 * @throws {Unsayable}
 */
export function readOsmHours(original: string): PackHours {
  const symbols = withProxies(original);
  const usual = withoutHolidays(symbols.value);
  if (!usual) throw new Unsayable('it has hours of holidays only');
  const hasHolidays = /\bPH\b/.test(symbols.value);
  // Exceptions would take nights apart.
  const nights = hasHolidays || hasMonths(usual) ? withoutNights(symbols.value) : undefined;
  const plain = nights ? withoutHolidays(nights.value) : usual;
  const found: PackHours = readUsual(parseOsm(plain), plain);
  if (hasHolidays) found.bankHoliday = holidayOf(parseOsm(nights!.value));
  else if (/^24\/7$/.test(usual.trim())) found.holidaysAsUsual = true;
  const hours = nights ? restored(found, nights.restore) : found;
  return restored(hours, symbols.restore);
}

function readUsual(plain: Parsed, usual: string): PackHours {
  if (hasMonths(usual)) {
    if (hasNth(usual)) throw new Unsayable('its weekdays of a month depend on the season');
    const { week, ...rest } = yearOf(plain, usual);
    return { ...week, ...rest };
  }
  if (hasNth(usual)) {
    const { week, nth } = nthOf(plain, usual);
    return { ...week, ...nth };
  }
  const week = weekFrom(plain, PLAIN_MONDAY);
  if (WEEKDAYS.every((day) => week[day].length === 0)) throw new Unsayable('it is never open');
  return week;
}

/** Puts symbols back into the intervals; dates of seasons do not look like intervals. */
const restored = (hours: PackHours, restore: (interval: string) => string): PackHours =>
  JSON.parse(JSON.stringify(hours), (_, value: unknown) =>
    typeof value === 'string' && value.includes(':') ? restore(value) : value,
  );

const DAY_NAMES = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/**
 * OpenStreetMap's trap: a semicolon replaces the hours of the same day, a comma adds to them. Reports both where the
 * other one would give other hours.
 */
function trapsOf(original: string): string[] {
  const { value } = withProxies(withoutHolidays(original));
  if (hasMonths(value) || hasNth(value)) return [];
  const rules = rulesOf(value);
  const week = weekFrom(parseOsm(value), PLAIN_MONDAY);
  const doubts: string[] = [];
  const opened = rules.filter((rule) => !/\b(off|closed)\s*$/i.test(rule));
  if (opened.length > 1 && opened.length === rules.length) {
    const added = weekFrom(parseOsm(opened.join(', ')), PLAIN_MONDAY);
    const changed = WEEKDAYS.filter((day) => !sameDay(week[day], added[day]));
    const cut = changed.filter((day) => isCutAtMidnight(week[day], added[day]));
    const replaced = changed.filter((day) => !cut.includes(day));
    const named = (days: Weekday[]) => days.map((day) => DAY_NAMES[day]).join(', ');
    if (cut.length > 0)
      doubts.push(`a semicolon ends the hours of ${named(cut)} at midnight; if they go on, write a comma`);
    if (replaced.length > 0)
      doubts.push(`a semicolon replaces earlier hours of ${named(replaced)}; if both hold, write a comma`);
  }
  const split = value.replace(/,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b[^;]*?\d)(?<=\d\+?\s*,\s*)/g, '; ');
  if (split !== value && overlaps(split)) {
    const replaced = weekFrom(parseOsm(split), PLAIN_MONDAY);
    if (!sameWeek(week, replaced))
      doubts.push('a comma adds to the hours of the same day; if they are replaced, write a semicolon');
  }
  return doubts;
}

/** In the pack, a night goes on into a day with other hours; the library ends it at midnight. */
function nightsOf(hours: PackHours): string[] {
  const isException =
    hours.bankHoliday !== undefined || hours.dates !== undefined || hours.seasons !== undefined;
  const isNight = WEEKDAYS.some((day) =>
    hours[day].some((interval) => interval.slice(6) <= interval.slice(0, 5) && !interval.includes('s')),
  );
  return isException && isNight
    ? ['hours past midnight are taken to their end, also before holidays and other dates']
    : [];
}

const isCutAtMidnight = (literal: string[], added: string[]) =>
  literal.length === added.length &&
  literal.every(
    (interval, index) =>
      interval === added[index] || interval.replace('24:00', '') === added[index]!.slice(0, 6),
  );

/** Whether rules have times in common. */
function overlaps(value: string): boolean {
  const minutes = (week: Week) =>
    WEEKDAYS.flatMap((day) => week[day]).reduce((sum, interval) => sum + lengthOf(interval), 0);
  const rules = rulesOf(value);
  const apart = rules.reduce((sum, rule) => sum + minutes(weekFrom(parseOsm(rule), PLAIN_MONDAY)), 0);
  return apart > minutes(weekFrom(parseOsm(rules.join(', ')), PLAIN_MONDAY));
}

function lengthOf(interval: string): number {
  const [opens = 0, closes = 0] = interval
    .split('-')
    .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
  return closes > opens ? closes - opens : closes + 1440 - opens;
}
