import type { Period } from '@guide/contracts/api/schemas';
import { expect, test } from '@jest/globals';
import { dayOf, endOfDay, periodOf } from '../src/days';
import { cleanText, deviceOf, referrerHost } from '../src/intake/names';

test('D-18 days follow the time zone of the city', () => {
  expect(dayOf(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/London')).toBe('2026-12-31');
});

test('D-18 a day ends at midnight in the city, also when clocks change', () => {
  const summer = dayOf(new Date('2026-10-24T22:59:59Z'), 'Europe/London');
  expect(endOfDay(summer, 'Europe/London')).toEqual(new Date('2026-10-24T23:00:00Z'));
  expect(endOfDay('2026-10-25', 'Europe/London')).toEqual(new Date('2026-10-26T00:00:00Z'));
});

test('D-18 day, week (from Monday) and month, each with the previous one', () => {
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

test('D-18 half past midnight in summer time belongs to the new day, week and month', () => {
  const first = (at: string, period: Period) => periodOf(new Date(at), period, 'Europe/London').now[0];
  // Monday, 1 June 2026, 00:30 and, still Sunday in May, 23:59.
  expect(first('2026-05-31T23:30:00Z', 'day')).toBe('2026-06-01');
  expect(first('2026-05-31T23:30:00Z', 'week')).toBe('2026-06-01');
  expect(first('2026-05-31T23:30:00Z', 'month')).toBe('2026-06-01');
  expect(first('2026-05-31T22:59:59Z', 'day')).toBe('2026-05-31');
  expect(first('2026-05-31T22:59:59Z', 'week')).toBe('2026-05-25');
  expect(first('2026-05-31T22:59:59Z', 'month')).toBe('2026-05-01');
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [WINDOWS, undefined, 'desktop'],
  [WINDOWS, true, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile Safari/537.36', undefined, 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X710) Chrome/140.0 Safari/537.36', undefined, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148', undefined, 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', undefined, 'phone'],
  ['Mozilla/5.0 (X11; Linux x86_64) Silk/140.0 like Chrome/140.0 Safari/537.36', undefined, 'tablet'],
  [`${MAC} Version/19.0 Safari/605.1.15`, true, 'tablet'],
  [`${MAC} Version/19.0 Safari/605.1.15`, false, 'desktop'],
  [`${MAC} CriOS/140.0 Safari/605.1.15`, undefined, 'tablet'],
  [undefined, undefined, 'unknown'],
])('D-36 the device class of %s, touch %s; an iPad may call itself a Mac', (agent, touch, device) => {
  expect(deviceOf(agent, touch)).toBe(device);
});

test.each([
  ['https://example.org/path?x=1', 'example.org'],
  ['https://guide.example/map', undefined],
  ['https://example.org:8443/', 'example.org'],
  ['https://xn--e1afmkfd.example\u202E/', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
])('D-36 only the host of the referrer %j is kept', (referrer, host) => {
  expect(referrerHost(referrer, 'guide.example')).toBe(host);
});

test.each([
  ['caf\u0065\u0301', 'café'],
  ['\u202Eevil\u202C text\u0000', 'evil text'],
  ['a\u200Bb\n\tc  d', 'abc d'],
  ['x'.repeat(500), 'x'.repeat(60)],
  [`${'x'.repeat(59)}😀😀`, `${'x'.repeat(59)}😀`],
])('D-58 the text %j is reduced to visible characters', (text, shown) => {
  expect(cleanText(text)).toBe(shown);
});
