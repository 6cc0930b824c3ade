import { expect, test } from '@jest/globals';
import { clockChanges } from '../site/clocks';
import { addDays, instantOf, localTime, weekdayOf } from '../site/zonedTime';

const clocks = (zone: string) => clockChanges(zone, Date.UTC(2025, 5), Date.UTC(2029, 0));

const at = (day: string, minutes: number, zone: string) =>
  new Date(instantOf(day, minutes, clocks(zone))).toISOString();

test('winter and summer have their own offsets', () => {
  expect(at('2026-11-20', 600, 'Europe/London')).toBe('2026-11-20T10:00:00.000Z');
  expect(at('2026-07-01', 600, 'Europe/London')).toBe('2026-07-01T09:00:00.000Z');
});

test('1440 minutes is the next midnight', () => {
  expect(at('2026-12-31', 1440, 'Europe/London')).toBe('2027-01-01T00:00:00.000Z');
});

test('on the day the clocks go forward, times before and after keep their offsets', () => {
  expect(at('2026-03-29', 30, 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(at('2026-03-29', 180, 'Europe/London')).toBe('2026-03-29T02:00:00.000Z');
});

test('a time that the clocks skip is an hour later', () => {
  expect(at('2026-03-29', 90, 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(localTime(Date.parse('2026-03-29T01:30:00Z'), clocks('Europe/London')).time).toBe('02:30');
});

test('a time that the clocks show twice is the first', () => {
  expect(at('2026-10-25', 90, 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});

test('zones east, west and off the hour', () => {
  expect(at('2026-11-20', 600, 'Asia/Kolkata')).toBe('2026-11-20T04:30:00.000Z');
  expect(at('2026-11-20', 600, 'America/New_York')).toBe('2026-11-20T15:00:00.000Z');
  expect(at('2026-11-20', 600, 'Pacific/Auckland')).toBe('2026-11-19T21:00:00.000Z');
});

test('midnight is 00:00 of the new day', () => {
  expect(localTime(Date.parse('2026-11-20T00:00:00Z'), clocks('Europe/London'))).toEqual({
    day: '2026-11-20',
    time: '00:00',
  });
});

test('days follow one another over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-20')).toBe(5);
});

test.each([
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
])('localTime says what Intl says in %s, minute by minute around every change and week by week', (zone) => {
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
