import { expect, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { remembering } from '../src/data/remembering';

test('D-18 figures of days that are over are read once; yesterday and today each time', async () => {
  const asked: string[][] = [];
  let count = 0;
  const read = remembering(async (_db, days) => {
    asked.push(days);
    count++;
    return days.filter((day) => day !== '2026-11-01').map((day) => ({ day, count }));
  });
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
  const ask = async (changing: string) =>
    (await read({} as Db, days, changing)).map((one) => `${one.day.slice(-1)} ${one.count}`);

  expect(await ask('2026-11-03')).toEqual(['2 1', '3 1', '4 1']);
  expect(await ask('2026-11-03')).toEqual(['2 1', '3 2', '4 2']);
  expect(await ask('2026-11-04')).toEqual(['2 1', '3 3', '4 3']);
  expect(await ask('2026-11-04')).toEqual(['2 1', '3 3', '4 4']);
  expect(asked.map((one) => one.length)).toEqual([4, 2, 2, 1]);
});
