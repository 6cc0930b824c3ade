import type { Pub } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { pubs } from '../src/content/pubs';
import { exceptionOn, hoursOn, openDays } from '../src/pub/days';

const KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A pub that opens on the named days. */
function openOn(...days: string[]): Pub {
  const hours = {} as NonNullable<Pub['hours']>;
  for (const key of KEYS) hours[key] = days.includes(key) ? ['12:00-23:00'] : [];
  return { ...pubs[0]!, hours };
}

test.each([
  [KEYS, 'Open daily'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], 'Open Mon to Sat'],
  [['tue', 'wed', 'thu', 'sat', 'sun'], 'Open Tue to Thu, Sat and Sun'],
  [['wed'], 'Open Wed'],
  [['mon', 'fri'], 'Open Mon, Fri'],
  [[], 'Hours unknown'],
])('PUBS-09 D-43 open on %p is "%s"', (days, text) => {
  expect(openDays(openOn(...days))).toBe(text);
});

test('D-44 the hours of a date respect bank holidays and exceptions', () => {
  const site = { clockChanges: [], bankHolidays: ['2026-12-28'] } as unknown as Site;
  const pub = {
    ...pubs[0]!,
    hours: { ...openOn('mon', 'fri').hours!, bankHoliday: [], dates: { '12-25': [] } },
  };
  expect(hoursOn(pub, '2026-11-20', site)).toBe('12:00–23:00');
  expect(hoursOn(pub, '2026-11-21', site)).toBeNull();
  expect(hoursOn(pub, '2026-12-25', site)).toBeNull();
  expect(hoursOn(pub, '2026-12-28', site)).toBeNull();
});

test('D-91 the usual hours of a public holiday are not confirmed, structured or printed', () => {
  const site = {
    clockChanges: [],
    bankHolidays: ['2026-12-28'],
    holidays: { '12-26': {} },
  } as unknown as Site;
  const { hours, ...printed } = openOn('mon', 'sat');
  const unconfirmed = '12:00–23:00, holiday not confirmed';
  expect(hoursOn({ ...printed, hours }, '2026-12-28', site)).toBe(unconfirmed);
  expect(hoursOn({ ...printed, hours }, '2026-12-26', site)).toBe(unconfirmed);
  expect(hoursOn(printed, '2026-12-28', site)).toMatch(/, holiday not confirmed$/);
  expect(hoursOn(printed, '2026-12-21', site)).not.toMatch(/holiday/);
});

test('D-91 only days with other hours than the week have an exception', () => {
  const site = { clockChanges: [], bankHolidays: ['2026-12-28'] } as unknown as Site;
  const pub = openOn('mon', 'fri');
  const closed = { ...pub, hours: { ...pub.hours!, dates: { '12-25': [] } } };
  const days = ['2026-12-21', '2026-12-22', '2026-12-25', '2026-12-28'];
  expect(days.map((day) => exceptionOn(closed, day, site))).toEqual([
    null,
    null,
    'Closed',
    '12:00–23:00, holiday not confirmed',
  ]);
  const { hours: _, ...printed } = pub;
  expect(exceptionOn(printed, '2026-12-28', site)).toBeNull();
});

test('D-44 pubs without structured hours use the printed ones', () => {
  const { hours, ...printed } = pubs[1]!;
  expect(printed.openingHours.sunday).toBe('Closed');
  expect(openDays(printed)).toBe('Open Mon to Sat');
});
