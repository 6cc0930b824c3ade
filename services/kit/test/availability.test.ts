import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { MongoNetworkError } from 'mongodb';
import { type Availability, createAvailability, databaseUnavailable } from '../src';

let lines: string[];
let isThere: boolean;
let asked: number;
let ping: () => Promise<void>;
let database: Availability;
beforeEach(() => {
  jest.useFakeTimers();
  [lines, isThere, asked] = [[], true, 0];
  const log = { warn: (line: string) => lines.push(line) } as unknown as FastifyBaseLogger;
  ping = async () => {
    asked += 1;
    if (!isThere) throw LOST;
  };
  database = createAvailability(() => ping(), log);
});
afterEach(() => {
  database.close();
  jest.useRealTimers();
});

const LOST = new MongoNetworkError('connect ENOENT');
const AWAY = { code: 'DATABASE_UNAVAILABLE' };
const lost = () => database.read(500, () => Promise.reject(LOST));
const found = () => database.read(500, async () => 'a listing');

test('after one read has failed none asks until the database answers again', async () => {
  expect(await found()).toBe('a listing');
  isThere = false;
  await expect(lost()).rejects.toBe(LOST);
  const live = jest.fn(async () => 'a listing');
  for (let n = 0; n < 5; n += 1) await expect(database.read(500, live)).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(database.read(500, live)).rejects.toMatchObject(AWAY);
  expect([live.mock.calls.length, asked]).toEqual([0, 3]);
  isThere = true;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await found()).toBe('a listing');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(4);
});

test('the log says when it goes, once a minute that it is away, and when it is back', async () => {
  isThere = false;
  await expect(lost()).rejects.toBe(LOST);
  for (let second = 0; second < 125; second += 1) {
    expect(database.noteError(databaseUnavailable(LOST))).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toEqual([
    'The database is away: connect ENOENT',
    'The database has been away for 60 s: connect ENOENT',
    'The database has been away for 120 s: connect ENOENT',
  ]);
  isThere = true;
  await jest.advanceTimersByTimeAsync(1000);
  expect(lines.slice(3)).toEqual(['The database is back after 126 s']);
  isThere = false;
  await expect(lost()).rejects.toBe(LOST);
  expect(lines).toHaveLength(5);
});

test('a read that is late while the database answers is no outage: the log is silent, and the next second asks again', async () => {
  const late = database.read(500, () => new Promise(() => {}));
  const refused = expect(late).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(500);
  await refused;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await found()).toBe('a listing');
  expect(lines).toEqual([]);
});

test('a database that takes connections and never answers is said to be away when it was asked', async () => {
  ping = () => new Promise(() => {});
  const late = database.read(500, () => new Promise(() => {}));
  const refused = expect(late).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(2500);
  await refused;
  expect(lines).toEqual(['The database is away: it does not answer']);
});

test('what is no fault of the connection is told to whoever asked, and nothing else', async () => {
  const fault = new Error('A fault of ours');
  await expect(database.read(500, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(database.noteError(fault)).toBe(false);
  expect(await found()).toBe('a listing');
  expect(lines).toEqual([]);
});
