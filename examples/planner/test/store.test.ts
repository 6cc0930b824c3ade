import { afterEach, expect, jest, test } from '@jest/globals';
import { appendDay, keepPlace } from '../src/plan/changes';
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

test('what is saved is there in the next tab, and told to the open one', async () => {
  const one = await newTab();
  expect(one.currentPlan()).toEqual({
    plan: { version: 1, saved: [], days: [] },
    where: 'device',
    aside: [],
  });
  const heard = jest.fn();
  const stop = one.subscribe(heard);
  one.changePlan(keepPlace(tower, true));
  expect(heard).toHaveBeenCalledTimes(1);
  const other = await newTab();
  expect(other.currentPlan().plan.saved).toEqual([tower]);
  other.changePlan(keepPlace(bridge, true));
  // Browsers tell the other tab; this event is the same for both in one window.
  expect(heard).toHaveBeenCalledTimes(2);
  expect(one.currentPlan().plan.saved).toEqual([tower, bridge]);
  stop();
  one.changePlan(keepPlace(tower, false));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('two tabs that have both read change the same plan: neither takes back what the other did', async () => {
  const one = await newTab();
  const other = await newTab();
  one.currentPlan();
  other.currentPlan();
  one.changePlan(keepPlace(tower, true));
  other.changePlan(appendDay('2026-12-01'));
  const { plan } = one.currentPlan();
  expect(isSaved(plan, tower)).toBe(true);
  expect(plan.days.map(({ date }) => date)).toEqual(['2026-12-02']);
});

test('the same text is the same object, as React asks for', async () => {
  const { currentPlan, changePlan } = await newTab();
  changePlan(keepPlace(tower, true));
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
  [
    'with two lines of one key',
    JSON.stringify({
      version: 1,
      saved: [],
      days: ['a', 'a'].map((key) => ({ key, date: '2026-02-01', title: '', startsAt: 570, items: [] })),
    }),
  ],
])('what is %s is put aside as it was, and said', async (_, text) => {
  localStorage.setItem(KEY, text);
  const { currentPlan, changePlan, discardAside } = await newTab();
  expect(currentPlan()).toMatchObject({ plan: { saved: [], days: [] }, aside: [text] });
  changePlan(keepPlace(tower, true));
  expect(currentPlan()).toMatchObject({ plan: { saved: [tower] }, aside: [text] });
  expect((await newTab()).currentPlan().aside).toEqual([text]);
  discardAside();
  expect(currentPlan()).toMatchObject({ plan: { saved: [tower] }, aside: [] });
});

test('without storage the plan lives as long as the page, and that is said', async () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(off);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(off);
  const { currentPlan, changePlan } = await newTab();
  expect(currentPlan().where).toBe('memory');
  changePlan(keepPlace(tower, true));
  expect(currentPlan()).toMatchObject({ where: 'memory', plan: { saved: [tower] } });
});

test('on a device that is full what was there stays, and the change lives as long as the page', async () => {
  const { currentPlan, changePlan } = await newTab();
  changePlan(keepPlace(tower, true));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changePlan(keepPlace(bridge, true));
  expect(currentPlan()).toMatchObject({ where: 'memory', plan: { saved: [tower, bridge] } });
  expect(localStorage.getItem(KEY)).toContain('Tower');
});
