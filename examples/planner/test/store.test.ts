import { afterEach, expect, jest, test } from '@jest/globals';
import { addDay, newDay, setFavorite } from '../src/plan/changes';
import { isSaved, type PlaceRef } from '../src/plan/plan';

const KEY = 'guide.planner';
const tower: PlaceRef = { name: 'Tower', listing: 1 };
const bridge: PlaceRef = { name: 'Bridge', listing: 9 };

/** The store as a page that has just been opened has it. */
async function newTab() {
  jest.resetModules();
  return await import('../src/plan/store');
}
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is saved is there in the next tab, and the open one is notified', async () => {
  const one = await newTab();
  expect(one.currentPlan()).toEqual({
    plan: { version: 1, saved: [], days: [] },
    where: 'device',
    unreadable: [],
  });
  const onChange = jest.fn();
  const stop = one.subscribe(onChange);
  one.changePlan(setFavorite(tower, true));
  expect(onChange).toHaveBeenCalledTimes(1);
  const other = await newTab();
  expect(other.currentPlan().plan.saved).toEqual([tower]);
  other.changePlan(setFavorite(bridge, true));
  // Browsers notify the other tab; this event is the same for both in one window.
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(one.currentPlan().plan.saved).toEqual([tower, bridge]);
  stop();
  one.changePlan(setFavorite(tower, false));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('two tabs that have both read change the same plan: neither undoes what the other did', async () => {
  const one = await newTab();
  const other = await newTab();
  one.currentPlan();
  other.currentPlan();
  one.changePlan(setFavorite(tower, true));
  other.changePlan(addDay(newDay('2026-12-01', other.currentPlan().plan)));
  const { plan } = one.currentPlan();
  expect(isSaved(plan, tower)).toBe(true);
  expect(plan.days.map(({ date }) => date)).toEqual(['2026-12-02']);
});

test('the same text is the same object, as React asks for', async () => {
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

test('without storage the plan lasts as long as the page, and `where` reports that', async () => {
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

test('on a device that is full what was there stays, and the change lives as long as the page', async () => {
  const { currentPlan, changePlan } = await newTab();
  changePlan(setFavorite(tower, true));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changePlan(setFavorite(bridge, true));
  expect(currentPlan()).toMatchObject({ where: 'memory', plan: { saved: [tower, bridge] } });
  expect(localStorage.getItem(KEY)).toContain('Tower');
});
