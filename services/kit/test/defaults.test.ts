import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  cacheContent,
  createTimeAccounts,
  databaseUnavailable,
  errors,
  gracefulShutdown,
  loadOnce,
  MonotonicStore,
  route,
  singleFlight,
} from '../src';
import { createAvailability } from '../src/database/availability';
import { retrying } from '../src/database/retrying';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  // lru-cache treats a time of 0 as unset.
  jest.advanceTimersByTime(1);
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hangs = () => new Promise<never>(() => {});

/** Returns the value of a settled promise or its error's code, else "pending". */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  await new Promise(setImmediate);
  return Promise.race([promise.catch(({ code, message }) => code ?? message), Promise.resolve('pending')]);
}

describe('a response', () => {
  const operation = { service: 'pubs', method: 'GET', path: '/api/pubs', response: Type.Any() } as never;

  async function request(pingMs: number) {
    const app = Fastify() as unknown as FastifyInstance;
    await app.register(errors);
    app.decorate('isDatabaseUp', (ms: number) =>
      Promise.race([
        new Promise<boolean>((resolve) => setTimeout(() => resolve(true), pingMs)),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
      ]),
    );
    route(app, operation, hangs);
    await app.ready();
    const answer = app.inject('/api/pubs').then(({ statusCode, json }) => [statusCode, json().error.code]);
    await new Promise(setImmediate);
    return { answer };
  }

  test('times out after 2.5 s, with the database as the reason if it does not respond within 0.3 s', async () => {
    const { answer: slow } = await request(299);
    await advance(2499);
    expect(await stateOf(slow)).toBe('pending');
    await advance(1);
    await advance(299);
    expect(await slow).toEqual([503, 'TOO_SLOW']);

    const { answer: away } = await request(301);
    await advance(2500);
    expect(await stateOf(away)).toBe('pending');
    await advance(300);
    expect(await away).toEqual([503, 'DATABASE_UNAVAILABLE']);
  });
});

test('a failed database setup is retried after 0.1 s, then at growing intervals up to 2 s', async () => {
  let runs = 0;
  const setUp = retrying(async () => {
    runs += 1;
    throw new Error('away');
  });
  const runsAfter = async (ms: number) => {
    await advance(ms);
    await setUp().catch(() => {});
    return runs;
  };
  expect(await runsAfter(0)).toBe(1);
  for (const pause of [100, 200, 400, 800, 1600, 2000, 2000]) {
    const before = runs;
    expect(await runsAfter(pause - 1)).toBe(before);
    expect(await runsAfter(1)).toBe(before + 1);
  }
});

test('the copy of the content replaces reads that take over 0.5 s, and is refreshed after 30 s', async () => {
  const app = Fastify() as unknown as FastifyInstance;
  const database = createAvailability(hangs, app.log);
  app.decorate('copies', []);
  app.decorate('database', async () => ({}) as never);
  app.decorate('availability', database);
  let reads = 0;
  const copy = cacheContent(app, async () => {
    reads += 1;
    return 'the copy';
  });
  await app.ready();
  await new Promise(setImmediate);
  const headers: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }),
  } as never;
  const request = (live: () => Promise<string>) => copy.staleIfError(reply, live, (content) => content);
  const readsAfter = async (ms: number) => {
    await advance(ms);
    await request(async () => 'live');
    await new Promise(setImmediate);
    return reads;
  };
  expect(await readsAfter(30_000)).toBe(1);
  expect(await readsAfter(1)).toBe(2);

  await advance(7000);
  const pending = request(hangs);
  await advance(499);
  expect(await stateOf(pending)).toBe('pending');
  await advance(1);
  expect([await pending, headers]).toEqual(['the copy', { age: 7 }]);
  expect(await request(() => Promise.reject(databaseUnavailable()))).toBe('the copy');
  database.close();
  await app.close();
});

test('on SIGTERM connections are closed after 8 s, and the process exits within 10 s', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const closeAllConnections = jest.fn();
  const before = process.listeners('SIGTERM');
  gracefulShutdown({ close: hangs, server: { closeAllConnections } });
  const [end] = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  end!('SIGTERM');
  await advance(7999);
  expect([closeAllConnections.mock.calls.length, exit.mock.calls.length]).toEqual([0, 0]);
  await advance(1);
  expect([closeAllConnections.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  await advance(1999);
  expect(exit).not.toHaveBeenCalled();
  await advance(1);
  expect(exit).toHaveBeenCalledWith(1);
  exit.mockRestore();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    for (const listener of process.listeners(signal))
      if (!before.includes(listener)) process.removeListener(signal, listener);
});

test('the budget of an address refills evenly within a minute, up to its burst', async () => {
  const accounts = createTimeAccounts(6000, 1 / 12, () => ({}));
  accounts.of('192.0.2.1').left -= 500;
  expect(accounts.of('192.0.2.1').left).toBe(0);
  await advance(1000);
  expect(accounts.of('192.0.2.1').left).toBeCloseTo(100);
  expect(accounts.waitFor(accounts.of('192.0.2.1'), 400)).toBeCloseTo(3000);
  await advance(60_000);
  expect(accounts.of('192.0.2.1').left).toBe(500);
});

describe('of 20,000 addresses', () => {
  const MAX = 20_000;
  const address = (index: number) => `address ${index}`;

  test('accounts are kept, and the least recently used one is evicted first', () => {
    const accounts = createTimeAccounts(6000, 1 / 12, () => ({}));
    for (let index = 0; index < MAX; index += 1) accounts.of(address(index)).left = 0;
    expect(accounts.of(address(0)).left).toBe(0);
    accounts.of('one more');
    expect(accounts.of(address(0)).left).toBe(0);
    expect(accounts.of(address(1)).left).toBe(500);
  });

  test('counts are kept for their window, and the least recently used one is evicted first', async () => {
    const store = new MonotonicStore();
    const counted = (key: string) => {
      let count = Number.NaN;
      store.read(key, (_error, { current }) => {
        count = current;
      });
      return count;
    };
    for (let index = 0; index < MAX; index += 1) store.incr(address(index), () => {}, 60_000);
    expect([counted(address(0)), counted(address(1))]).toEqual([1, 1]);
    store.incr('one more', () => {}, 60_000);
    expect([counted(address(1)), counted(address(2)), counted('one more')]).toEqual([1, 0, 1]);
    await advance(59_000);
    store.incr('one more', () => {}, 60_000);
    expect(counted('one more')).toBe(2);
    // The window does not start again with each count.
    await advance(1001);
    expect(counted('one more')).toBe(0);
  });
});

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
