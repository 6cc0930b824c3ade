import { expect, test } from '@jest/globals';
import { planDay } from '../src/day/dayPlan';
import { openOn, visitsOf } from '../src/day/visitsOf';
import { newKey } from '../src/plan/plan';
import { calendar, daily, dayOf, place, stop } from './support/city';

const CHRISTMAS = '2026-12-25';

test.each([
  ['a usual day', '2026-12-04', daily('09:00-18:00'), [[540, 1080]]],
  [
    'a break at noon',
    '2026-12-04',
    daily('12:00-15:00', '18:00-23:00'),
    [
      [720, 900],
      [1080, 1380],
    ],
  ],
  [
    'after midnight, of last night and of this one',
    '2026-12-04',
    daily('18:00-02:00'),
    [
      [-360, 120],
      [1080, 1560],
    ],
  ],
  ['the whole day', '2026-12-04', daily('00:00-24:00'), [[-1440, 2880]]],
  ['closed on that day', CHRISTMAS, { ...daily('09:00-18:00'), dates: { '12-25': [] } }, []],
  [
    'its own hours on a bank holiday',
    CHRISTMAS,
    { ...daily('09:00-18:00'), bankHoliday: ['11:00-13:00'] },
    [[660, 780]],
  ],
  ['the day on which clocks go forward', '2027-03-28', daily('09:00-18:00'), [[480, 1020]]],
  ['the day on which clocks go back', '2026-10-25', daily('09:00-18:00'), [[600, 1140]]],
])('%s', (_, date, hours, open) =>
  expect(openOn({ hours }, date, calendar)).toEqual(open.map(([from, until]) => [from, until, until])),
);

test('D-83 a span ends for new visitors with the last entry', () => {
  const hours = { ...daily('09:00-18:00'), lastEntryMinutes: 90 };
  expect(openOn({ hours }, '2026-12-04', calendar)).toEqual([[540, 1080, 990]]);
});

test('a visit to a place with an open end begins before midnight, one by appointment at any time', () => {
  expect(openOn({ hours: daily('18:00+') }, '2026-12-04', calendar)).toEqual([[1080, 1620, 1440]]);
  expect(
    openOn({ hours: { ...daily('10:00-12:00'), byAppointment: true } }, '2026-12-04', calendar),
  ).toBeNull();
  const sunset = openOn({ hours: daily('07:00-sunset') }, '2026-12-04', {
    ...calendar,
    center: [-0.1, 51.5],
  });
  expect(sunset).toEqual([[420, 954, 954]]);
});

test('no walk leads to a place without a fixed place', () => {
  const market = place(2, { noFixedPlace: true, lat: undefined, lng: undefined });
  const { items } = planDay(dayOf([stop(1), stop(2), stop(3)]), [place(1), market, place(3)], calendar);
  expect(items.map(({ walk }) => walk.metres)).toEqual([0, 0, 0]);
  expect(market).toMatchObject({ at: null, noFixedPlace: true });
});

test('unknown hours count as always open, and a removed place takes no time', () => {
  const day = dayOf([stop(1), stop(9), { kind: 'break', key: newKey(), minutes: 45, from: 720, until: 840 }]);
  const { visits, startsAt, from } = visitsOf(day, [place(1, { hours: undefined })], calendar);
  expect([startsAt, from]).toEqual([570, null]);
  expect(visits).toEqual([
    { at: { lat: 51.5, lng: -0.1 }, minutes: 60, open: null, fixedAt: null },
    { at: null, minutes: 0, open: null, fixedAt: null },
    { at: null, minutes: 45, open: [[720, 885]], fixedAt: null },
  ]);
});

test('start and fixed times are local times on the day when clocks change', () => {
  const day = dayOf([stop(1, { fixedAt: 600 })], { date: '2027-03-28', startsAt: 540 });
  const { items, clock, toInstant } = planDay(day, [place(1)], calendar);
  const [{ arrive, begin, leave, outcome }] = items as [(typeof items)[0]];
  expect([arrive, begin, leave].map(clock)).toEqual(['09:00', '10:00', '11:00']);
  expect(outcome).toBe('fits');
  expect(new Date(toInstant(begin)).toISOString()).toBe('2027-03-28T09:00:00.000Z');
});
