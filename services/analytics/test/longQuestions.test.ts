import { setImmediate as turn } from 'node:timers/promises';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildApp } from '../src/app';
import { createQueryBudget, createScheduler, type Schedule } from '../src/insights/scheduler';
import { collections } from '../src/log/messages';
import { storeClosedDays } from './manyDays';
import { london } from './writers';

const database = await startTestDatabase();
const client = new MongoClient(database.url);
afterAll(async () => {
  await client.close();
  await database.remove();
});

/** Keeps the processor busy. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('D-72 the first question after a start reads no rows, only what each day shows of everybody', async () => {
  const db = client.db('guide_analytics');
  const { from, to } = await storeClosedDays(db, '2026-06-30', 60, 60);
  await collections(db).dayRows.deleteMany({});
  const app = await buildApp({ mongoUrl: database.url, packFolder: london });
  const month = `from=2026-06-01&to=${to}&compare=before`;
  const answer = await app.inject(`/api/analytics/insights?${month}`);
  expect(answer.statusCode).toBe(200);
  const { views, series, comparedWith } = answer.json();
  expect(comparedWith.from).toBe(from);
  expect(series).toHaveLength(30);
  // Each day is rounded by itself.
  for (const sum of [views.value, views.previous]) expect(Math.abs(sum - 30 * 60)).toBeLessThan(30 * 5);
  await app.close();
});

test('work yields to the event loop after a ms, however much of it there is', async () => {
  const schedule = createScheduler();
  let turns = 0;
  let going = true;
  const counting = (async () => {
    for (; going; turns++) await turn();
  })();
  const long = async () => {
    for (let piece = 0; piece < 60; piece++) await schedule(() => work(1));
  };
  await Promise.all([long(), long()]);
  going = false;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(119);
});

test('an address that has used up its budget delays only itself, and is asked to come back later', async () => {
  const pay = createQueryBudget(600, createScheduler());
  const done: string[] = [];
  const question = (name: string, pieces: number) => async (schedule: Schedule) => {
    for (let piece = 0; piece < pieces; piece++) await schedule(() => work(60));
    done.push(name);
  };
  // A tenth of a second is there at once, and 10 ms come back in a second; what is begun is answered.
  await pay('192.0.2.1', question('long', 3));
  const next = pay('192.0.2.1', question('next', 1));
  await pay('192.0.2.2', question('other', 1));
  await expect(next).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });
  expect(done).toEqual(['long', 'other']);
});

test('a second question of an address begins when the first one is answered', async () => {
  const pay = createQueryBudget(60_000, createScheduler());
  const steps: string[] = [];
  const question = (name: string) => async (schedule: Schedule) => {
    for (const step of [1, 2]) await schedule(() => steps.push(`${name} ${step}`));
  };
  await Promise.all([pay('192.0.2.1', question('a')), pay('192.0.2.1', question('b'))]);
  expect(steps).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  const failing = pay('192.0.2.1', () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await pay('192.0.2.1', question('c'));
  expect(steps).toHaveLength(6);
});
