import { expect, jest, test } from '@jest/globals';
import { loadOnce, singleFlight } from '../src';

test('callers with the same key share one run, and the next call runs again, also after a failure', async () => {
  let fails = true;
  const work = jest.fn(async (key: string) => {
    if (fails) throw new Error(`${key} failed`);
    return key;
  });
  const shared = singleFlight(work, (key) => key);
  const results = await Promise.allSettled([shared('a'), shared('a'), shared('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(2);
  fails = false;
  expect(await Promise.all([shared('a'), shared('a')])).toEqual(['a', 'a']);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a value is loaded once, and again after a failure', async () => {
  let loads = 0;
  const value = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('away');
    return loads;
  });
  await expect(value()).rejects.toThrow('away');
  expect([await value(), await value()]).toEqual([2, 2]);
});
