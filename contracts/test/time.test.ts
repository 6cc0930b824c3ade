import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import { Hours } from '../api/schemas';
import { hoursLd } from '../place';
import {
  addDays,
  cityClocks,
  clockChanges,
  hoursOnDay,
  instantOf,
  localTime,
  type OpeningHours,
  weekdayOn,
  weekOn,
  weekUntil,
} from '../site';

const DAY_MS = 86_400_000;

test.each([
  ['2026-03-29T01:00Z', 60],
  ['2026-10-25T01:00Z', 0],
])('Find the clock change of London at %s from any second of a day', (at, offset) => {
  const change = { from: Date.parse(at), offset };
  // Regression: the binary search did not end at odd seconds.
  for (let second = -150; second <= 150; second += 1) {
    const from = change.from - 2 * DAY_MS + second * 1000 + 743;
    expect(clockChanges('Europe/London', from, from + 4 * DAY_MS).slice(1)).toEqual([change]);
  }
});

test('D-37 List the same clock changes all year, for at least two more years', () => {
  const clocksAt = (now: number) => cityClocks('Europe/London', now);
  const first = Date.UTC(2027, 0, 1);
  const last = Date.UTC(2027, 11, 31, 23, 59);
  expect(clocksAt(first)).toEqual(clocksAt(last));
  expect(clocksAt(first)[0]!.from).toBeLessThan(first);
  expect(clocksAt(last).at(-1)!.from).toBeGreaterThan(last + 600 * DAY_MS);
});

const clocks = (zone: string) => clockChanges(zone, Date.UTC(2025, 5), Date.UTC(2029, 0));

test.each([
  ['winter', '2026-11-20', 600, 'Europe/London', '2026-11-20T10:00'],
  ['summer', '2026-07-01', 600, 'Europe/London', '2026-07-01T09:00'],
  ['1440 minutes, the next midnight', '2026-12-31', 1440, 'Europe/London', '2027-01-01T00:00'],
  ['after midnight of the day before', '2026-03-28', 1620, 'Europe/London', '2026-03-29T02:00'],
  ['before clocks go forward', '2026-03-29', 30, 'Europe/London', '2026-03-29T00:30'],
  ['a skipped time, an hour later', '2026-03-29', 90, 'Europe/London', '2026-03-29T01:30'],
  ['after clocks went forward', '2026-03-29', 180, 'Europe/London', '2026-03-29T02:00'],
  ['a repeated time, the first', '2026-10-25', 90, 'Europe/London', '2026-10-25T00:30'],
  ['half hours', '2026-11-20', 600, 'Asia/Kolkata', '2026-11-20T04:30'],
  ['west', '2026-11-20', 600, 'America/New_York', '2026-11-20T15:00'],
  ['east', '2026-11-20', 600, 'Pacific/Auckland', '2026-11-19T21:00'],
])('Convert a local time: %s', (_, day, minutes, zone, instant) => {
  expect(new Date(instantOf(day, minutes, clocks(zone))).toISOString()).toBe(`${instant}:00.000Z`);
});

test('Add days across ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOn('2026-11-20').name).toBe('Friday');
});

test.each([
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
])('Agree with Intl on local times in %s, around every change and every week', (zone) => {
  const changes = clocks(zone);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const instants = changes.flatMap(({ from }) => [-3_600_000, -60_000, 0, 60_000].map((ms) => from + ms));
  for (let week = 1; week < 180; week += 1)
    instants.push(Date.UTC(2025, 5, 1 + 7 * week, week % 24, week % 60));
  for (const instant of instants.filter((each) => each >= changes[0]!.from)) {
    const { day, time } = localTime(instant, changes);
    expect(`${day} ${time}`).toBe(format.format(instant));
  }
});

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const hours: OpeningHours = {
  ...week('10:00-16:00'),
  seasons: [
    { from: '03-01', to: '10-31', ...week('10:00-18:00') },
    { from: '12-20', to: '01-05', ...week() },
  ],
  dates: { '12-25': ['12:00-13:00'], '2027-05-01': [] },
  bankHoliday: ['11:00-15:00'],
};
const intervalsOn = (
  day: string,
  calendar: Parameters<typeof hoursOnDay>[2] = { bankHolidays: [] },
  of = hours,
) => hoursOnDay(of, day, calendar).intervals;

test.each([
  ['2027-02-28', ['10:00-16:00']],
  ['2027-03-01', ['10:00-18:00']],
  ['2027-10-31', ['10:00-18:00']],
  ['2027-11-01', ['10:00-16:00']],
  ['2027-12-19', ['10:00-16:00']],
  ['2027-12-20', []],
  ['2028-01-05', []],
  ['2028-01-06', ['10:00-16:00']],
  ['2028-02-29', ['10:00-16:00']],
])('D-44 Apply the season on %s, including its first and last day', (day, expected) => {
  expect(intervalsOn(day)).toEqual(expected);
});

test('D-44 Prefer dates and bank holidays to seasons, and the first of two seasons', () => {
  expect(intervalsOn('2027-12-25')).toEqual(['12:00-13:00']);
  expect(intervalsOn('2027-05-01')).toEqual([]);
  expect(intervalsOn('2027-05-03', { bankHolidays: ['2027-05-03'] })).toEqual(['11:00-15:00']);
  const both: OpeningHours = {
    ...hours,
    seasons: [...hours.seasons!, { from: '06-01', to: '06-30', ...week() }],
  };
  expect(intervalsOn('2027-06-10', undefined, both)).toEqual(['10:00-18:00']);
});

test('D-44 Find the last day of weekly hours, or null if they apply all year', () => {
  expect(weekUntil(hours, '2027-03-01')).toBe('2027-10-31');
  expect(weekUntil(hours, '2027-11-23')).toBe('2027-12-19');
  expect(weekUntil(hours, '2027-12-31')).toBe('2028-01-05');
  expect(weekUntil(week('10:00-16:00'), '2027-03-01')).toBeNull();
  expect(
    weekUntil({ ...hours, seasons: [{ from: '01-01', to: '12-31', ...week() }] }, '2027-03-01'),
  ).toBeNull();
  expect(weekOn(hours, '2027-08-01')).toBe(hours.seasons![0]);
});

test('D-26 Give search engines each season with its next dates', () => {
  const dates = (today: string) =>
    hoursLd(hours as Hours, today)
      .filter(({ dayOfWeek }) => dayOfWeek.endsWith('Monday'))
      .map((spec) => ({ ...spec, '@type': undefined, dayOfWeek: undefined }));
  expect(dates('2027-11-23')).toEqual([
    { opens: '10:00', closes: '16:00' },
    { opens: '10:00', closes: '18:00', validFrom: '2028-03-01', validThrough: '2028-10-31' },
  ]);
  expect(dates('2027-10-31')[1]).toMatchObject({ validFrom: '2027-03-01', validThrough: '2027-10-31' });
  const winter = { ...hours, seasons: [{ from: '12-01', to: '01-31', ...week('00:00-24:00') }] } as Hours;
  expect(hoursLd(winter, '2028-01-15')[7]).toMatchObject({
    validFrom: '2027-12-01',
    validThrough: '2028-01-31',
  });
});

test('D-44 Accept only seasons with valid dates and every weekday', () => {
  const fits = (season: object) => Value.Check(Hours, { ...week('10:00-16:00'), seasons: [season] });
  expect(fits({ from: '03-01', to: '10-31', ...week('10:00-18:00') })).toBe(true);
  for (const [from, to] of [
    ['3-1', '10-31'],
    ['13-01', '10-31'],
    ['03-00', '10-31'],
    ['03-01', '2027-10-31'],
  ])
    expect([from, to, fits({ from, to, ...week() })]).toEqual([from, to, false]);
  const { sun: _, ...six } = week();
  expect(fits({ from: '03-01', to: '10-31', ...six })).toBe(false);
});
