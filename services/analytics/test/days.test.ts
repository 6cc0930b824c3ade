import { expect, test } from '@jest/globals';
import { dayOf, periodOf } from '../src/days';
import { deviceOf } from '../src/visit/device';
import { referrerHost } from '../src/visit/referrer';

test('D-18 a day is a day of the city', () => {
  expect(dayOf(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/London')).toBe('2026-12-31');
});

test('D-18 day, week from Monday and month, each with the one before', () => {
  const friday = new Date('2026-11-20T12:00:00Z');
  expect(periodOf(friday, 'day', 'Europe/London')).toEqual({
    since: '2026-11-20T00:00:00.000+00:00',
    now: { from: '2026-11-20', until: '2026-11-21' },
    before: { from: '2026-11-19', until: '2026-11-20' },
  });
  expect(periodOf(friday, 'week', 'Europe/London')).toMatchObject({
    now: { from: '2026-11-16', until: '2026-11-23' },
    before: { from: '2026-11-09', until: '2026-11-16' },
  });
  expect(periodOf(friday, 'month', 'Europe/London')).toMatchObject({
    now: { from: '2026-11-01', until: '2026-12-01' },
    before: { from: '2026-10-01', until: '2026-11-01' },
  });
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
