import { expect, test } from '@jest/globals';
import { createClock } from '../src/clock';
import { dayOf, periodOf } from '../src/days';
import { deviceOf, referrerHost, shownText } from '../src/names';

test('D-18 a day is a day of the city', () => {
  expect(dayOf(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/London')).toBe('2026-12-31');
});

/** A clock whose wall and steady time a test sets. */
function clockFrom(at: string) {
  const time = { wall: Date.parse(at), steady: 5000 };
  const now = createClock(
    'Europe/London',
    () => time.wall,
    () => time.steady,
  );
  return { time, now };
}

test('D-18 the day is worked out anew when it is over, also on the day of a clock change', () => {
  const { time, now } = clockFrom('2026-10-24T22:59:59Z');
  const dayAfter = (ms: number) => {
    time.wall += ms;
    time.steady += ms;
    return now().day;
  };
  expect([dayAfter(0), dayAfter(1000)]).toEqual(['2026-10-24', '2026-10-25']);
  expect(now().dayEnds).toEqual(new Date('2026-10-26T00:00:00Z'));
  expect([dayAfter(25 * 3_600_000 - 1000), dayAfter(1000)]).toEqual(['2026-10-25', '2026-10-26']);
  expect(now().clock).toBe(0);
});

test('D-18 a clock that is set forwards or backwards is followed at once and marked; a small correction is not', () => {
  const { time, now } = clockFrom('2026-06-01T12:00:00Z');
  now();
  time.wall += 400;
  expect(now()).toMatchObject({ at: new Date('2026-06-01T12:00:00Z'), clock: 0, day: '2026-06-01' });
  time.wall += 36 * 3_600_000;
  expect(now()).toMatchObject({ clock: 1, day: '2026-06-03' });
  time.wall -= 48 * 3_600_000;
  expect(now()).toMatchObject({ at: new Date(time.wall), clock: 2, day: '2026-06-01' });
  time.steady += 60_000;
  time.wall += 60_000;
  expect(now()).toMatchObject({ at: new Date(time.wall), clock: 2 });
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
  ['https://example.org:8443/', 'example.org'],
  ['https://xn--e1afmkfd.example\u202E/', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
])('D-36 of the referrer %j only the host is kept', (referrer, host) => {
  expect(referrerHost(referrer, 'guide.example')).toBe(host);
});

test.each([
  ['caf\u0065\u0301', 'café'],
  ['\u202Eevil\u202C text\u0000', 'evil text'],
  ['a\u200Bb\n\tc  d', 'abc d'],
  ['x'.repeat(500), 'x'.repeat(60)],
])('D-58 of the text %j only what can be shown is kept', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});
