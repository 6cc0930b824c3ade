import { expect, test } from '@jest/globals';
import { createToday, dayOf, periodOf } from '../src/days';
import { deviceOf } from '../src/visit/device';
import { referrerHost } from '../src/visit/referrer';

test('D-18 a day is a day of the city', () => {
  expect(dayOf(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/London')).toBe('2026-12-31');
});

test('D-18 today is worked out anew when the day is over, also on the day of a clock change', () => {
  const today = createToday('Europe/London');
  const day = (at: string) => today(new Date(at)).day;
  expect(['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z'].map(day)).toEqual(['2026-10-24', '2026-10-25']);
  expect(today(new Date('2026-10-25T12:00:00Z')).dayEnds).toEqual(new Date('2026-10-26T00:00:00Z'));
  expect(['2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'].map(day)).toEqual(['2026-10-25', '2026-10-26']);
});

test('D-18 day, week from Monday and month, each with the one before', () => {
  const friday = new Date('2026-11-20T12:00:00Z');
  expect(periodOf(friday, 'day', 'Europe/London')).toEqual({
    since: '2026-11-20T00:00:00.000+00:00',
    now: ['2026-11-20'],
    before: ['2026-11-19'],
  });
  const ends = ({ now, before }: { now: string[]; before: string[] }) =>
    [now, before].map((days) => [days[0], days.at(-1), days.length]);
  expect(ends(periodOf(friday, 'week', 'Europe/London'))).toEqual([
    ['2026-11-16', '2026-11-22', 7],
    ['2026-11-09', '2026-11-15', 7],
  ]);
  expect(ends(periodOf(friday, 'month', 'Europe/London'))).toEqual([
    ['2026-11-01', '2026-11-30', 30],
    ['2026-10-01', '2026-10-31', 31],
  ]);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'desktop'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X710) Chrome/140.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148', 'tablet'],
  [undefined, 'unknown'],
])('D-36 the device class of %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test.each([
  ['https://example.org/path?x=1', 'example.org'],
  ['https://guide.example/map', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
])('D-36 of the referrer %j only the host is kept', (referrer, host) => {
  expect(referrerHost(referrer, 'guide.example')).toBe(host);
});
