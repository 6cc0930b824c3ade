import { expect, test } from '@jest/globals';
import { createIntake } from '../src/intake/intake';

test('D-58 what arrives while a group is written is written together, and each is answered when it is stored', async () => {
  const groups: number[][] = [];
  const gates: (() => void)[] = [];
  const take = createIntake<number, number>((items) => {
    groups.push(items);
    return new Promise((open) => gates.push(() => open(items.map((item) => item * 10))));
  });
  const answered: number[] = [];
  const all = [1, 2, 3].map((item) => take(item).then((result) => answered.push(result)));
  expect(groups).toEqual([[1]]);

  gates[0]!();
  await all[0];
  expect(answered).toEqual([10]);
  expect(groups).toEqual([[1], [2, 3]]);

  gates[1]!();
  await Promise.all(all);
  expect(answered).toEqual([10, 20, 30]);
});

test('D-58 a group that is not stored is refused whole, and the next one goes on', async () => {
  let first = true;
  const take = createIntake<number, string>(async () => {
    if (!first) return ['stored'];
    first = false;
    throw new Error('away');
  });
  await expect(take(1)).rejects.toThrow('away');
  await expect(take(2)).resolves.toBe('stored');
});
