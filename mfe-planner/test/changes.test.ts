import { expect, test } from '@jest/globals';
import {
  addDay,
  addItem,
  clockOf,
  importDays,
  minutesOfClock,
  moveItem,
  moveToDay,
  newDay,
  newStop,
  orderDay,
  removeItem,
  setDay,
} from '../src/plan/changes';
import { EMPTY_PLAN, isSaved, setFavorite } from '../src/plan/favorites';
import { MAX_DAYS, MAX_ITEMS_OF_DAY } from '../src/plan/limits';
import type { Plan } from '../src/plan/plan';
import { readPlan } from '../src/plan/readPlan';
import { dayOf, stop } from './support/city';

const TODAY = '2026-12-03';
const names = ({ days }: Plan, day = 0) =>
  days[day]!.items.map((item) => (item.kind === 'stop' ? item.place.name : 'lunch'));
const [a, b, c] = [stop(1), stop(2), stop(3)];
const plan: Plan = { ...EMPTY_PLAN, days: [dayOf([a, b, c]), dayOf([], { date: '2026-12-05' })] };
const [first, second] = plan.days as [Plan['days'][0], Plan['days'][0]];

test('a place is saved once, by listing id or pub id', () => {
  const card = { name: 'The George', listing: 203, pub: 4 };
  const page = { name: 'The George', pub: 4 };
  const saved = setFavorite(page, true)(setFavorite(card, true)(EMPTY_PLAN));
  expect(saved.saved).toHaveLength(1);
  expect(isSaved(setFavorite(card, true)(EMPTY_PLAN), page)).toBe(true);
  expect(setFavorite(page, false)(setFavorite(card, true)(EMPTY_PLAN)).saved).toEqual([]);
  expect(isSaved(saved, { name: 'Pub 5', pub: 5 })).toBe(false);
});

test('a plan starts tomorrow, each new day follows the last, and 14 days are the limit', () => {
  let days = EMPTY_PLAN;
  for (let count = 0; count < MAX_DAYS + 3; count++) days = addDay(newDay(TODAY, days))(days);
  expect(days.days).toHaveLength(MAX_DAYS);
  expect(days.days.slice(0, 2).map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-05']);
  expect(readPlan(days)).toEqual(days);
  const past = { ...EMPTY_PLAN, days: [dayOf([], { date: '2025-01-01' })] };
  expect(newDay(TODAY, past).date).toBe('2026-12-04');
});

test('lines move within a day and to another day, unless that is full', () => {
  expect(names(moveItem(first.key, c.key, 0)(plan))).toEqual(['Place 3', 'Place 1', 'Place 2']);
  expect(names(moveItem(first.key, a.key, 5)(plan))).toEqual(['Place 2', 'Place 3', 'Place 1']);
  expect(names(moveItem(first.key, a.key, -1)(plan))).toEqual(['Place 1', 'Place 2', 'Place 3']);
  const moved = moveToDay(b.key, second.key)(plan);
  expect([names(moved), names(moved, 1)]).toEqual([['Place 1', 'Place 3'], ['Place 2']]);
  expect(names(removeItem(b.key)(plan))).toEqual(['Place 1', 'Place 3']);
  let full = plan;
  for (let id = 0; id < MAX_ITEMS_OF_DAY + 5; id++)
    full = addItem(second.key, newStop({ name: 'x', listing: 1 + id }))(full);
  expect(names(full, 1)).toHaveLength(MAX_ITEMS_OF_DAY);
  expect(names(moveToDay(a.key, second.key)(full))).toContain('Place 1');
});

test('a reordered day keeps lines that another tab has added', () => {
  const added = addItem(first.key, stop(4))(plan);
  expect(names(orderDay(first.key, [c.key, a.key, b.key, 'gone'])(added))).toEqual([
    'Place 3',
    'Place 1',
    'Place 2',
    'Place 4',
  ]);
});

test('days are sorted by date, also after an import', () => {
  expect(setDay(first.key, { date: '2026-12-09' })(plan).days.map(({ date }) => date)).toEqual([
    '2026-12-05',
    '2026-12-09',
  ]);
  const shared = [dayOf([stop(7)], { date: '2026-12-01' })];
  expect(importDays(shared, 'append')(plan).days.map(({ date }) => date)).toEqual([
    '2026-12-01',
    '2026-12-04',
    '2026-12-05',
  ]);
  const existing = setFavorite({ name: 'Tower', listing: 1 }, true)(plan);
  expect(importDays(shared, 'replace')(existing)).toMatchObject({ days: shared, saved: [{ listing: 1 }] });
});

test('format and parse times of day', () => {
  expect([0, 570, 1439, 1440 + 65].map(clockOf)).toEqual(['00:00', '09:30', '23:59', '01:05']);
  expect(['00:00', '09:30', '23:59', '24:00', '', 'x'].map(minutesOfClock)).toEqual([
    0,
    570,
    1439,
    null,
    null,
    null,
  ]);
});
