import { setImmediate as turn } from 'node:timers/promises';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildApp } from '../src/app';
import { createInsights } from '../src/insights/insights';
import { createQuestionBudget, createTurns, type InTurn } from '../src/insights/turns';
import { collections } from '../src/log/messages';
import { storeClosedDays } from './manyDays';
import { createProcess, london, pages } from './writers';

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

test('D-72 the first question after a start, about 800 days, reads no rows, only what each day shows of everybody', async () => {
  const db = client.db('guide_analytics');
  const { from, to } = await storeClosedDays(db, '2026-06-30', 800, 60);
  await collections(db).dayRows.deleteMany({});
  const app = await buildApp({ mongoUrl: database.url, packFolder: london });
  const year = `from=2025-05-27&to=${to}&compare=before`;
  const answer = await app.inject(`/api/analytics/insights?${year}`);
  expect(answer.statusCode).toBe(200);
  const { views, series, comparedWith } = answer.json();
  expect(comparedWith.from).toBe(from);
  expect(series).toHaveLength(400);
  // Each day is rounded by itself.
  for (const sum of [views.value, views.previous]) expect(Math.abs(sum - 400 * 60)).toBeLessThan(400 * 5);
  await app.close();
});

test('D-72 what was asked for stays in memory as far as it has room, and each day of a question is a piece of work of its own', async () => {
  const db = client.db('long-questions');
  const range = await storeClosedDays(db, '2026-06-30', 30, 60);
  const { counting } = createProcess(db);
  await counting.catchUp(db);
  let pieces = 0;
  const inTurn: InTurn = async (work) => {
    pieces += 1;
    return work();
  };
  const question = { ...range, device: 'device 1' };
  const ask = createInsights(pages);
  const askWithoutMemory = createInsights(pages, { rows: 1, shown: 1 });
  const answer = await ask(db, counting, question, inTurn);
  expect(answer.views.value).toBeGreaterThan(0);
  // Each day is read by the filter and without it; what is read is added up 20 days at a time.
  expect(pieces).toBe(2 * 30 + 4 + 1);
  expect(await askWithoutMemory(db, counting, question)).toEqual(answer);

  const { dayRows, dayGroups } = collections(db);
  await dayRows.deleteMany({});
  await dayGroups.deleteMany({});
  pieces = 0;
  expect(await ask(db, counting, question, inTurn)).toEqual(answer);
  expect(pieces).toBe(4 + 1);
  pieces = 0;
  await ask(db, counting, { ...range, device: 'invented' }, inTurn);
  expect(pieces).toBe(2 + 1);
  expect((await ask(db, counting, { ...range, device: 'device 2' })).views.value).toBeGreaterThan(0);
  expect((await askWithoutMemory(db, counting, question)).views.value).toBeNull();
});

test('work of a ms ends its turn of the event loop, however much of it there is', async () => {
  const inTurn = createTurns();
  let turns = 0;
  let going = true;
  const counting = (async () => {
    for (; going; turns++) await turn();
  })();
  const long = async () => {
    for (let piece = 0; piece < 60; piece++) await inTurn(() => work(1));
  };
  await Promise.all([long(), long()]);
  going = false;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(119);
});

test('an address that has used up its share waits for itself alone, and is told to come back', async () => {
  const pay = createQuestionBudget(600, createTurns());
  const done: string[] = [];
  const question = (name: string, pieces: number) => async (inTurn: InTurn) => {
    for (let piece = 0; piece < pieces; piece++) await inTurn(() => work(60));
    done.push(name);
  };
  // A tenth of a second is there at once, and 10 ms come back in a second; what is begun is answered.
  await pay('192.0.2.1', question('long', 3));
  const next = pay('192.0.2.1', question('next', 1));
  await pay('192.0.2.2', question('other', 1));
  await expect(next).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });
  expect(done).toEqual(['long', 'other']);
});

test('a question after another one of the same address begins when that is answered', async () => {
  const pay = createQuestionBudget(60_000, createTurns());
  const steps: string[] = [];
  const question = (name: string) => async (inTurn: InTurn) => {
    for (const step of [1, 2]) await inTurn(() => steps.push(`${name} ${step}`));
  };
  await Promise.all([pay('192.0.2.1', question('a')), pay('192.0.2.1', question('b'))]);
  expect(steps).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  const failing = pay('192.0.2.1', () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await pay('192.0.2.1', question('c'));
  expect(steps).toHaveLength(6);
});
