import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import type { Hours } from '../api';
import { Hours as HoursSchema } from '../api/schemas/hours';
import {
  applyFilters,
  closesLate,
  hoursLd,
  isOpenAt,
  openFirst,
  openingState,
  rightNow,
  specialHoursLd,
  whenOf,
} from '../place';
import {
  addDays,
  type Calendar,
  clockChanges,
  instantOf,
  localTime,
  openSpans,
  timesText,
  WEEKDAYS,
} from '../site';
import { seeded } from '../testing';

const calendarOf = (zone: string, center: readonly [number, number]): Calendar => ({
  clockChanges: clockChanges(zone, Date.UTC(2025, 0), Date.UTC(2029, 0)),
  bankHolidays: [],
  center,
});
const CITIES = {
  london: calendarOf('Europe/London', [-0.1195, 51.5074]),
  delhi: calendarOf('Asia/Kolkata', [77.209, 28.6139]),
  adelaide: calendarOf('Australia/Adelaide', [138.6007, -34.9285]),
  kiritimati: calendarOf('Pacific/Kiritimati', [-157.4, 1.87]),
  tromso: calendarOf('Europe/Oslo', [18.9553, 69.6492]),
};
type City = keyof typeof CITIES;
const { london } = CITIES;

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const CLOSED: Hours = week();

const at = (local: string, calendar: Calendar) => {
  const [day, time] = local.split('T') as [string, string];
  return rightNow(
    instantOf(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), calendar.clockChanges),
  );
};
const textAt = (hours: Hours, local: string, calendar = london) =>
  openingState(hours, at(local, calendar), calendar).text;

/** Almanac times, to the minute. */
test.each<[City, string, string]>([
  ['london', '2026-06-21', '04:43–21:21'],
  ['london', '2026-12-21', '08:04–15:53'],
  ['london', '2026-03-29', '06:43–19:27'],
  ['delhi', '2026-03-20', '06:26–18:32'],
  ['adelaide', '2026-12-22', '05:59–20:29'],
  ['adelaide', '2026-06-21', '07:23–17:11'],
  ['kiritimati', '2026-06-21', '06:24–18:38'],
])('sunrise and sunset of %s on %s are %s', (city, day, expected) => {
  const minutesOf = (text: string) =>
    text.split('–').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const actual = minutesOf(timesText(['sunrise-sunset'], day, CITIES[city]));
  for (const [index, minute] of minutesOf(expected).entries())
    expect(Math.abs(actual[index]! - minute)).toBeLessThanOrEqual(1);
});

const park: Hours = week('07:00-sunset');
const terrace: Hours = week('18:00-sunset');
const garden: Hours = week('sunrise+00:30-sunset-00:30');
const observatory: Hours = week('sunset-02:00');

test.each<[title: string, hours: Hours, local: string, city: City, expected: string]>([
  ['in winter', park, '2026-12-21T15:30', 'london', 'Open now · until 15:53'],
  ['in summer', park, '2026-06-21T15:30', 'london', 'Open now · until 21:21'],
  ['after sunset', park, '2026-12-21T15:53', 'london', 'Opens tomorrow 07:00'],
  ['with offsets, before it opens', garden, '2026-12-21T08:10', 'london', 'Opens 08:34'],
  ['with offsets, before it closes', garden, '2026-12-21T15:22', 'london', 'Open now · until 15:23'],
  ['with offsets, at closing', garden, '2026-12-21T15:23', 'london', 'Opens tomorrow 08:34'],
  ['before the evening begins', observatory, '2026-12-21T15:00', 'london', 'Opens 15:53'],
  ['past midnight', observatory, '2026-12-22T01:00', 'london', 'Open now · until 02:00'],
  ['that the sun leaves empty', terrace, '2026-12-21T18:30', 'london', 'Closed now'],
  ['that the sun lets be', terrace, '2026-06-21T18:30', 'london', 'Open now · until 21:21'],
  ['over a night', week('sunset-sunrise'), '2026-12-21T23:00', 'london', 'Open now · until 08:04'],
  ['before clocks go forward', park, '2026-03-28T12:00', 'london', 'Open now · until 18:26'],
  ['after clocks went forward', park, '2026-03-29T12:00', 'london', 'Open now · until 19:27'],
  ['after clocks went back', park, '2026-10-25T12:00', 'london', 'Open now · until 16:48'],
  ['in a half-hour zone', park, '2026-03-20T12:00', 'delhi', 'Open now · until 18:32'],
  ['in a half-hour zone with summer time', park, '2026-12-22T12:00', 'adelaide', 'Open now · until 20:29'],
  ['at the date line', park, '2026-06-21T12:00', 'kiritimati', 'Open now · until 18:38'],
  ['where the sun stays up', week('sunrise-sunset'), '2026-06-21T02:00', 'tromso', 'Open now · all day'],
  ['where the sun stays down', week('sunrise-sunset'), '2026-12-21T12:00', 'tromso', 'Closed now'],
])('D-44 hours by the sun: %s', (_title, hours, local, city, expected) => {
  const calendar = CITIES[city];
  expect(textAt(hours, local, calendar)).toBe(expected);
  expect(isOpenAt(hours, at(local, calendar), calendar)).toBe(expected.startsWith('Open now'));
});

test('D-86 a chosen day says when the sun sets on it, and a chosen time is checked against it', () => {
  const now = at('2026-12-10T12:00', london).at;
  const stateAt = (text: string) => openingState(park, whenOf(text, now, london), london).text;
  expect(stateAt('2026-12-21')).toBe('Open 21 December · 07:00–15:53');
  expect(stateAt('2026-12-21T15:00')).toBe('Open 21 December 15:00 · until 15:53');
  expect(stateAt('2026-12-21T16:00')).toBe('Closed 21 December 16:00');
});

const bar: Hours = { ...week('18:00+'), mon: [] };

// 2026-11-20 is a Friday.
test.each<[local: string, expected: string]>([
  ['2026-11-20T17:59', 'Opens 18:00'],
  ['2026-11-20T18:00', 'Open now · closing time not fixed'],
  ['2026-11-20T23:59', 'Open now · closing time not fixed'],
  ['2026-11-21T00:00', 'Opens 18:00'],
  ['2026-11-23T00:00', 'Closed today'],
])('an open end at %s: %s', (local, expected) => {
  expect(textAt({ ...bar, lastEntryMinutes: 60 }, local)).toBe(expected);
});

test('an open end that begins late lasts three hours, and never counts as open late', () => {
  const late: Hours = week('23:00+');
  expect(['22:59', '23:00', '01:59', '02:00'].map((time) => textAt(late, `2026-11-20T${time}`))).toEqual([
    'Opens 23:00',
    'Open now · closing time not fixed',
    'Open now · closing time not fixed',
    'Opens 23:00',
  ]);
  expect(closesLate(bar, at('2026-11-20T20:00', london), london)).toBeNull();
  const friday = whenOf('2026-11-20', at('2026-11-19T12:00', london).at, london);
  expect(openingState(bar, friday, london).text).toBe('Open tomorrow · from 18:00');
});

const market: Hours = { ...CLOSED, 'mon#1': ['10:00-16:00'], 'sun#-1': ['09:00-14:00'], 'sun#5': [] };

test.each<[title: string, local: string, expected: string]>([
  ['the first Monday', '2026-12-07T12:00', 'Open now · until 16:00'],
  ['the second Monday', '2026-12-14T12:00', 'Closed today'],
  ['the day before the first Monday', '2026-12-06T12:00', 'Closed today'],
  ['the last Sunday', '2026-12-27T08:00', 'Opens 09:00'],
  ['the last Sunday, which has own hours as the fifth', '2026-11-29T10:00', 'Closed today'],
  ['the fourth Sunday of five', '2026-11-22T10:00', 'Closed today'],
])('an n-th weekday: %s', (_title, local, expected) => {
  expect(textAt(market, local)).toBe(expected);
});

test('an n-th weekday replaces its weekday, also in a season, and a date replaces both', () => {
  const own: Hours = {
    ...week('08:00-12:00'),
    'fri#3': [],
    seasons: [{ from: '12-01', to: '12-31', ...week('08:00-18:00'), 'fri#3': ['20:00-22:00'] }],
    dates: { '2027-01-15': ['13:00-14:00'] },
  };
  expect(textAt(own, '2026-11-20T10:00')).toBe('Closed today');
  expect(textAt(own, '2026-11-27T10:00')).toBe('Open now · until 12:00');
  expect(textAt(own, '2026-12-18T10:00')).toBe('Opens 20:00');
  expect(textAt(own, '2027-01-15T10:00')).toBe('Opens 13:00');
});

test('a place by appointment is never open, closed or late, and comes before closed places', () => {
  const study: Hours = { ...week('00:00-24:00'), byAppointment: true };
  const now = at('2026-11-20T12:00', london);
  expect(openingState(study, now, london)).toEqual({ state: 'unknown', text: 'By appointment' });
  expect(openSpans(study, '2026-11-20', 7, london)).toEqual([]);
  expect(closesLate(study, now, london)).toBeNull();
  const places = [CLOSED, study, park].map((hours, id) => ({ id, hours, suits: [] }));
  expect(applyFilters(places, ['openNow'], now, london)).toMatchObject({
    chosen: [{ id: 2 }],
    counts: { openNow: 1, openLate: 0 },
  });
  const later = whenOf('2026-11-20T13:00', now.at, london);
  expect(openFirst(places, later, london).map(({ id }) => id)).toEqual([2, 1, 0]);
});

const FORMS = [
  '10:00-17:30',
  '18:00-02:00',
  '00:00-24:00',
  '18:00+',
  '22:30+',
  'sunrise-sunset',
  'sunrise+00:30-12:00',
  '14:00-sunset-00:30',
  'sunset-01:00',
  'sunset-sunrise',
  'sunset+00:15+',
];

/** Whether state and said time agree at a time; null if the text says no time. */
function isKept(hours: Hours, now: number, calendar: Calendar): boolean | null {
  const { state, text } = openingState(hours, rightNow(now), calendar);
  const isOpen = state === 'open' || state === 'lastEntrySoon';
  const openAt = (instant: number) => isOpenAt(hours, rightNow(instant), calendar);
  if (openAt(now) !== isOpen) return false;
  const [, said] = /(?:until|opens|Opens(?: tomorrow)?|Opens \w+) (\d\d:\d\d|midnight)$/.exec(text) ?? [];
  if (!said) return null;
  const spans = openSpans(hours, addDays(localTime(now, calendar.clockChanges).day, -1), 10, calendar);
  const next = isOpen
    ? spans.find(({ from, until }) => from <= now && now < until)!.until
    : spans.find(({ from }) => from > now)!.from;
  const { time } = localTime(next, calendar.clockChanges);
  return (
    said === (time === '00:00' ? 'midnight' : time) &&
    openAt(next - 60_000) === isOpen &&
    openAt(next) !== isOpen
  );
}

test.each<[City, string, number]>([
  ['london', '2026-03-20', 1],
  ['london', '2026-10-15', 2],
  ['delhi', '2026-06-10', 3],
  ['adelaide', '2026-09-25', 4],
  ['kiritimati', '2026-12-20', 5],
])('D-44 state and times agree at every five minutes of three weeks: %s from %s', (city, from, seed) => {
  const calendar = CITIES[city];
  const random = seeded(seed);
  const anyDay = () => (random.chance(0.2) ? [] : [random.of(FORMS)]);
  const start = instantOf(from, 0, calendar.clockChanges);
  const faults: string[] = [];
  let told = 0;
  const days = Object.fromEntries(WEEKDAYS.map(({ key }) => [key, anyDay()]));
  const hours = { ...days, 'fri#-1': anyDay(), 'wed#1': anyDay() } as unknown as Hours;
  expect(Value.Check(HoursSchema, hours)).toBe(true);
  for (let minute = 0; minute < 21 * 1440; minute += 5) {
    const kept = isKept(hours, start + minute * 60_000, calendar);
    if (kept === false) faults.push(`${JSON.stringify(hours)} after ${minute} minutes`);
    if (kept) told += 1;
  }
  expect(faults).toEqual([]);
  expect(told).toBeGreaterThan(2_000);
});

test.each([
  '25:00-26:00',
  '10:00',
  '18:00-22:00+',
  'dawn-dusk',
  'sunset-0:30-22:00',
  '10:00-sunset-30',
  '10:00–17:00',
])('the schema refuses the interval %s', (interval) => {
  expect(Value.Check(HoursSchema, { ...CLOSED, mon: [interval] })).toBe(false);
});

test.each(['mon#0', 'mon#6', 'mon#-2', 'monday#1'])('the schema refuses the weekday %s', (key) => {
  expect(Value.Check(HoursSchema, { ...CLOSED, [key]: [] })).toBe(false);
});

test('schema.org gets no hours that it cannot say, and n-th weekdays as dates', () => {
  const study: Hours = { ...week('10:00-16:00'), byAppointment: true };
  for (const hours of [park, bar, study, { ...week('10:00-16:00'), dates: { '12-24': ['10:00+'] } }])
    expect([hoursLd(hours, '2026-12-01'), specialHoursLd(hours, london, '2026-12-01')]).toEqual([[], []]);
  const first: Hours = { ...week('10:00-16:00'), 'mon#1': [], 'tue#2': ['12:00-20:00'] };
  expect(hoursLd(first, '2026-12-01')).toHaveLength(7);
  expect(specialHoursLd(first, london, '2026-12-01').slice(0, 3)).toEqual(
    [
      ['2026-12-07', '00:00', '00:00'],
      ['2026-12-08', '12:00', '20:00'],
      ['2027-01-04', '00:00', '00:00'],
    ].map(([day, opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    })),
  );
});
