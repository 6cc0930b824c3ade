import { afterEach, expect, jest, test } from '@jest/globals';
import { addDay, newDay } from '../src/plan/changes';
import { EMPTY_PLAN, isSaved, setFavorite } from '../src/plan/favorites';
import { MAX_DAYS } from '../src/plan/limits';
import type { PlaceRef } from '../src/plan/plan';

const KEY = 'guide.planner';
const tower: PlaceRef = { name: 'Tower', listing: 1 };
const bridge: PlaceRef = { name: 'Bridge', listing: 9 };

/** Loads the store again, as a new tab does. */
async function newTab() {
  jest.resetModules();
  const store = await import('../src/plan/store');
  const { subscribe } = await import('../src/plan/storage');
  return { ...store, subscribe, ...(await import('../src/plan/hearts')) };
}
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('changes are in the next tab, and open tabs are notified', async () => {
  const first = await newTab();
  expect(first.currentPlan()).toEqual({
    plan: { version: 1, saved: [], days: [] },
    where: 'device',
    unreadable: [],
  });
  const onChange = jest.fn();
  const stop = first.subscribe(onChange);
  first.changePlan(setFavorite(tower, true));
  expect(onChange).toHaveBeenCalledTimes(1);
  const second = await newTab();
  expect(second.currentPlan().plan.saved).toEqual([tower]);
  second.changePlan(setFavorite(bridge, true));
  // Both stores share one window here, so the first gets this event too.
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(first.currentPlan().plan.saved).toEqual([tower, bridge]);
  stop();
  first.changePlan(setFavorite(tower, false));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('two open tabs do not overwrite each other’s changes', async () => {
  const first = await newTab();
  const second = await newTab();
  first.currentPlan();
  second.currentPlan();
  first.changePlan(setFavorite(tower, true));
  second.changePlan(addDay(newDay('2026-12-01', second.currentPlan().plan)));
  const { plan } = first.currentPlan();
  expect(isSaved(plan, tower)).toBe(true);
  expect(plan.days.map(({ date }) => date)).toEqual(['2026-12-02']);
});

test('an unchanged plan is the same object, as React requires', async () => {
  const { currentPlan, changePlan } = await newTab();
  changePlan(setFavorite(tower, true));
  expect(currentPlan()).toBe(currentPlan());
});

test.each([
  ['no JSON', '{"version":1'],
  ['of another form', '{"version":1,"saved":{}}'],
  ['of a later version', '{"version":2,"saved":[],"days":[],"trips":[]}'],
  [
    'with a day that never was',
    JSON.stringify({
      version: 1,
      saved: [],
      days: [{ key: 'a', date: '2026-02-31', title: '', startsAt: 570, items: [] }],
    }),
  ],
])('a stored text that is %s is moved away as it was', async (_, text) => {
  localStorage.setItem(KEY, text);
  const { currentPlan, changePlan, removeUnreadable } = await newTab();
  expect(currentPlan()).toMatchObject({ plan: { saved: [], days: [] }, unreadable: [text] });
  changePlan(setFavorite(tower, true));
  expect(currentPlan()).toMatchObject({ plan: { saved: [tower] }, unreadable: [text] });
  expect((await newTab()).currentPlan().unreadable).toEqual([text]);
  removeUnreadable();
  expect(currentPlan()).toMatchObject({ plan: { saved: [tower] }, unreadable: [] });
});

test('fields of a later release survive a change by this one', async () => {
  const day = { key: 'a', date: '2026-12-04', title: '', startsAt: 570, items: [], mood: 'slow' };
  localStorage.setItem(KEY, JSON.stringify({ version: 1, saved: [], days: [day], pace: 2 }));
  const { changePlan } = await newTab();
  changePlan(setFavorite(tower, true));
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ saved: [tower], days: [day], pace: 2 });
});

test('a plan that a release has put aside is added by one that can read it', async () => {
  const first = await newTab();
  const day = newDay('2026-12-01', first.currentPlan().plan);
  const aside = JSON.stringify({ version: 1, saved: [tower, bridge], days: [day] });
  localStorage.setItem(`${KEY}.aside.1`, aside);
  localStorage.setItem(`${KEY}.aside.2`, '{"version":2}');
  first.changePlan(setFavorite(bridge, true));
  first.restoreReadable();
  expect(first.currentPlan()).toEqual({
    plan: { version: 1, saved: [tower, bridge], days: [day] },
    where: 'device',
    unreadable: ['{"version":2}'],
  });
});

test('a plan that was put aside stays there while it does not fit', async () => {
  const { changePlan, currentPlan, restoreReadable } = await newTab();
  for (let count = 0; count < MAX_DAYS; count++) changePlan(addDay(newDay('2026-12-01', currentPlan().plan)));
  const aside = JSON.stringify({ version: 1, saved: [], days: [newDay('2026-12-01', EMPTY_PLAN)] });
  localStorage.setItem(`${KEY}.aside.1`, aside);
  restoreReadable();
  expect(currentPlan().plan.days).toHaveLength(MAX_DAYS);
  expect(localStorage.getItem(`${KEY}.aside.1`)).toBe(aside);
});

test.each([
  ['{"version":1', false],
  ['{"version":1,"saved":{}}', false],
  ['{"version":1,"saved":[null],"days":[]}', false],
  ['{"version":2,"saved":[],"days":[]}', false],
  ['{"version":1,"saved":[{"name":"Tower","listing":1}],"days":[{"mood":"slow"}]}', true],
])('a heart changes the stored text %s: %s', async (text, expected) => {
  localStorage.setItem(KEY, text);
  const { changeHeart } = await newTab();
  expect(changeHeart(bridge, true)).toBe(expected);
  const stored = localStorage.getItem(KEY)!;
  expect(stored === text).toBe(!expected);
  if (expected)
    expect(JSON.parse(stored)).toMatchObject({ saved: [tower, bridge], days: [{ mood: 'slow' }] });
});

test('without storage the plan is kept in memory, and `where` says so', async () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(off);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(off);
  const { currentPlan, changePlan } = await newTab();
  expect(currentPlan().where).toBe('memory');
  changePlan(setFavorite(tower, true));
  expect(currentPlan()).toMatchObject({ where: 'memory', plan: { saved: [tower] } });
});

test('on a full device the stored plan stays, and changes are kept in memory', async () => {
  const { currentPlan, changePlan } = await newTab();
  changePlan(setFavorite(tower, true));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changePlan(setFavorite(bridge, true));
  expect(currentPlan()).toMatchObject({ where: 'memory', plan: { saved: [tower, bridge] } });
  expect(localStorage.getItem(KEY)).toContain('Tower');
});
