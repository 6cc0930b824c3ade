import { setImmediate as turn } from 'node:timers/promises';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { createInsights } from '../src/insights/insights';
import { createQuestionBudget, createTurns, type InTurn } from '../src/insights/turns';
import { storeClosedDays } from './manyDays';
import { createProcess, pages } from './writers';

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

test('D-72 each day of a question is a piece of work of its own, in memory or not, and closed days are added up once', async () => {
  const db = client.db('long-questions');
  const range = await storeClosedDays(db, '2026-06-30', 30, 60);
  const { counting } = createProcess(db);
  await counting.catchUp(db);
  let pieces = 0;
  const inTurn: InTurn = async (work) => {
    pieces += 1;
    return work();
  };
  const insights = createInsights(pages);
  const question = { ...range, device: 'device 1' };
  const ask = async () => {
    pieces = 0;
    return insights.answer(db, counting, question, inTurn);
  };
  const answer = await ask();
  expect(answer.views.value).toBeGreaterThan(0);
  expect(pieces).toBe(31);
  expect(await ask()).toEqual(answer);
  expect(pieces).toBe(1);

  const prepared = createInsights(pages);
  await prepared.prepare(db, counting, inTurn, new AbortController().signal);
  pieces = 0;
  expect(await prepared.answer(db, counting, question, inTurn)).toEqual(answer);
  expect(pieces).toBe(31);
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

test('an address that has used up its share waits for itself alone, and its questions are answered one after another', async () => {
  const pay = createQuestionBudget(600, createTurns());
  const done: string[] = [];
  const question = (name: string, pieces: number) => async (inTurn: InTurn) => {
    for (let piece = 0; piece < pieces; piece++) await inTurn(() => work(60));
    done.push(name);
  };
  // A tenth of a second is there at once, and 10 ms come back in a second.
  void pay('192.0.2.1', question('long', 3));
  const next = pay('192.0.2.1', question('next', 1));
  await expect(next).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });
  await pay('192.0.2.2', question('other', 1));
  expect(done).toEqual(['other']);
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
