import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { MongoNetworkError } from 'mongodb';
import { type Availability, createAvailability, databaseUnavailable } from '../src';

let lines: string[];
let isUp: boolean;
let pings: number;
let ping: () => Promise<void>;
let database: Availability;
beforeEach(() => {
  jest.useFakeTimers();
  [lines, isUp, pings] = [[], true, 0];
  const log = { warn: (line: string) => lines.push(line) } as unknown as FastifyBaseLogger;
  ping = async () => {
    pings += 1;
    if (!isUp) throw LOST;
  };
  database = createAvailability(() => ping(), log);
});
afterEach(() => {
  database.close();
  jest.useRealTimers();
});

const LOST = new MongoNetworkError('connect ENOENT');
const AWAY = { code: 'DATABASE_UNAVAILABLE' };
const failingRead = () => database.read(500, () => Promise.reject(LOST));
const successfulRead = () => database.read(500, async () => 'a listing');

test('after a failed read no read reaches the database until it responds again', async () => {
  expect(await successfulRead()).toBe('a listing');
  isUp = false;
  await expect(failingRead()).rejects.toBe(LOST);
  const live = jest.fn(async () => 'a listing');
  for (let n = 0; n < 5; n += 1) await expect(database.read(500, live)).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(database.read(500, live)).rejects.toMatchObject(AWAY);
  expect([live.mock.calls.length, pings]).toEqual([0, 3]);
  isUp = true;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await successfulRead()).toBe('a listing');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(pings).toBe(4);
});

test('the log reports the start of an outage, a reminder every minute, and its end', async () => {
  isUp = false;
  await expect(failingRead()).rejects.toBe(LOST);
  for (let second = 0; second < 125; second += 1) {
    expect(database.reportError(databaseUnavailable(LOST))).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toEqual([
    'The database is away: connect ENOENT',
    'The database has been away for 60 s: connect ENOENT',
    'The database has been away for 120 s: connect ENOENT',
  ]);
  isUp = true;
  await jest.advanceTimersByTimeAsync(1000);
  expect(lines.slice(3)).toEqual(['The database is back after 126 s']);
  isUp = false;
  await expect(failingRead()).rejects.toBe(LOST);
  expect(lines).toHaveLength(5);
});

test('a single late read is not logged as an outage, and a second later reads reach the database again', async () => {
  const late = database.read(500, () => new Promise(() => {}));
  const refused = expect(late).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(500);
  await refused;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await successfulRead()).toBe('a listing');
  expect(lines).toEqual([]);
});

test('a database that accepts connections and never responds is reported after a ping', async () => {
  ping = () => new Promise(() => {});
  const late = database.read(500, () => new Promise(() => {}));
  const refused = expect(late).rejects.toMatchObject(AWAY);
  await jest.advanceTimersByTimeAsync(2500);
  await refused;
  expect(lines).toEqual(['The database is away: it does not answer']);
});

test('an error that is not about the connection reaches the caller only', async () => {
  const fault = new Error('A fault of ours');
  await expect(database.read(500, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(database.reportError(fault)).toBe(false);
  expect(await successfulRead()).toBe('a listing');
  expect(lines).toEqual([]);
});
