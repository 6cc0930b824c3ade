import { testSite, visit } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { planDay } from '../src/day/dayPlan';
import type { Improvement } from '../src/day/improvement';
import { durationText, planTitle, spanText, titleOfDay, walkText } from '../src/day/texts';
import { hereAt } from '../src/plan/here';
import { DayFigures } from '../src/screens/Planner/DayFigures';
import { OrderNotice } from '../src/screens/Planner/OrderNotice';
import { shownOf } from '../src/suggestions/shownDay';
import type { Suggestion } from '../src/suggestions/suggestDays';
import { calendar, dayOf, place, stop } from './support/city';
import { options } from './support/visits';

test('a plan is named by its number of days', () => {
  expect([1, 2, 14].map((days) => planTitle(days, 'Testford'))).toEqual([
    'A day in Testford',
    'Two days in Testford',
    'Fourteen days in Testford',
  ]);
});

test('days of one month and of two are named in the language of the page', () => {
  const span = (first: string, last: string, locale = 'en-GB') =>
    spanText([dayOf([], { date: first }), dayOf([], { date: last })], locale);
  expect(span('2026-12-04', '2026-12-04')).toBe('Friday 4 December');
  expect(span('2026-12-04', '2026-12-04', 'de-DE')).toBe('Freitag, 4. Dezember');
  expect(span('2026-12-04', '2026-12-06')).toBe('4 to 6 December');
  expect(span('2026-11-30', '2026-12-02')).toBe('30 November to 2 December');
});

test('durations', () => {
  expect([40, 60, 90, 120, 150, 75].map(durationText)).toEqual([
    '40 minutes',
    '1 hour',
    '1½ hours',
    '2 hours',
    '2½ hours',
    '1 h 15 min',
  ]);
});

test('a walk from the stop before, from a start and from the visitor', () => {
  const at = { lat: 51.5, lng: -0.1 };
  expect([undefined, { name: 'Euston station', ...at }, hereAt(at)].map((from) => walkText(6, from))).toEqual(
    ['6 min walk', '6 min walk from Euston station', '6 min walk from where you are'],
  );
});

test('a day without a title has the names of its areas in the language of the page', () => {
  const site = { locale: 'de', words: { 'Old Town': 'Altstadt' } };
  expect(titleOfDay(dayOf([stop(1)]), [place(1)], site)).toBe('Altstadt');
  expect(titleOfDay(dayOf([]), [], site)).toBe('A free day');
});

const day = planDay(dayOf([stop(1), stop(2)]), [place(1), place(2, { north: 1 })], calendar);
const improvement = (fields: Partial<Improvement>): Improvement => ({
  best: day,
  itemKeys: day.items.map(({ item }) => item.key).reverse(),
  savedMinutes: 0,
  moreFit: 0,
  misfits: 0,
  ...fields,
});

test.each<[Partial<Improvement>, string]>([
  [{ savedMinutes: 14 }, 'The best order saves 14 min on foot.'],
  [{ moreFit: 1 }, 'The best order has room for 1 more stop while it is open.'],
  [
    { moreFit: 2, savedMinutes: 14 },
    'The best order has room for 2 more stops while they are open, and saves 14 min on foot.',
  ],
  [
    { moreFit: 1, savedMinutes: -14 },
    'The best order has room for 1 more stop while it is open, and takes 14 min more on foot.',
  ],
])('what the best order of a day gains: %j', async (fields, text) => {
  const Component = () => (
    <DayFigures day={day} improvement={improvement(fields)}>
      {null}
    </DayFigures>
  );
  const { findByText } = visit({ head: () => undefined, Component }, options(testSite));
  expect(await findByText(text)).toBeTruthy();
});

test.each<[Partial<Improvement>, string[]]>([
  [{}, ['This is the best order already']],
  [{ moreFit: 1 }, ['Best order: 1 more stop fits']],
  [
    { moreFit: 2, savedMinutes: -5, misfits: 1 },
    [
      'Best order: 2 more stops fit, 5 min more on foot for it',
      '1 line at the end fits into this day in no order.',
    ],
  ],
  [
    { savedMinutes: 5, misfits: 2 },
    ['Best order: 5 min less on foot', '2 lines at the end fit into this day in no order.'],
  ],
])('what the best order has gained: %j', async (fields, texts) => {
  const Component = () => <OrderNotice improvement={improvement(fields)} onUndo={() => {}} />;
  const { findByText } = visit({ head: () => undefined, Component }, options(testSite));
  for (const text of texts) expect(await findByText(text)).toBeTruthy();
});

test('the reasons for a suggested day', () => {
  const why = (kind: Suggestion['kind'], age: number, north: number, ratings = true) => {
    const facts = { ages: [age, 12] as [number, number] };
    const places = [place(1, { facts }), place(2, { facts, north })];
    const plan = planDay(dayOf([stop(1), stop(2)]), places, calendar);
    const site = { ...testSite, offers: { ...testSite.offers, ratings } };
    return shownOf({ kind, plan, isFar: false, unconfirmed: [] }, places, null, site).why;
  };
  expect([
    why('first', 0, 0),
    why('first', 0, 0.5),
    why('first', 0, 0, false),
    why('first', 0, 0.5, false),
  ]).toEqual([
    'Well-rated sights.',
    'Well-rated sights, at most 8 min on foot apart.',
    'Sights.',
    'Sights, at most 8 min on foot apart.',
  ]);
  expect([why('rain', 0, 0), why('rain', 0, 0.5)]).toEqual([
    'Every stop is good in rain.',
    'Every stop is good in rain, at most 8 min on foot apart.',
  ]);
  expect([
    why('children', 0, 0),
    why('children', 1, 0),
    why('children', 0, 0.5),
    why('children', 4, 0.5),
  ]).toEqual([
    'Every stop suits children.',
    'Every stop suits children from 1 year.',
    'Every stop suits children, at most 8 min on foot apart.',
    'Every stop suits children from 4 years, at most 8 min on foot apart.',
  ]);
});

test('the reasons why no day is suggested', () => {
  const why = (kind: Suggestion['kind'], reason: 'unknown' | 'closed') =>
    shownOf({ kind, reason }, [], null, testSite).why;
  expect(why('children', 'unknown')).toBe('The guide does not know enough sights for young children.');
  expect(why('first', 'unknown')).toBe('The guide does not know enough sights.');
  expect(why('rain', 'closed')).toBe(
    'Not enough sights that are good in rain are open near one another at that time. Try another day, or an earlier start.',
  );
});
