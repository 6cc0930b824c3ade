import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { createLog } from '../src/log/log';
import { collections, type Message, type NewMessage } from '../src/log/messages';

let database: TestDatabase;
let db: Db;
let clock: jest.SpiedFunction<typeof performance.now>;
beforeAll(async () => {
  database = await startTestDatabase();
  db = database.client.db('analytics');
});
afterAll(() => database.remove());
beforeEach(async () => {
  await db.dropDatabase();
  // Time passes only where a test says so.
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => clock.mockRestore());

let ids = 0;
const message = (id = `message ${ids++}`): NewMessage => ({
  _id: id,
  at: new Date('2026-11-23T12:00:00Z'),
  day: '2026-11-23',
  kind: 'bot',
});
const messages = (count: number) => Array.from({ length: count }, () => message());

/** A log whose database is there once `connect` is called, and the groups that were stored. */
function openLog(load: () => Promise<void> = async () => {}) {
  const groups: Message[][] = [];
  const uncertain: string[] = [];
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const log = createLog(
    async () => {
      await connected;
      return db;
    },
    {
      load,
      stored: (group) => {
        groups.push(group);
        return new Set(group.map(({ _id }) => `visitor of ${_id}`));
      },
      uncertain: (batch) => void uncertain.push(batch),
    },
  );
  return { ...log, connect, groups, uncertain, sizes: () => groups.map(({ length }) => length) };
}
const TOO_BUSY = { statusCode: 503, message: 'Too many messages wait to be stored; try again later.' };

test('D-58 messages that arrive during a write are written together next, about 500 at a time', async () => {
  const log = openLog();
  const sent = [log.append(messages(1))];
  for (let count = 0; count < 600; count += 1) sent.push(log.append(messages(1)));
  sent.push(log.append(messages(450)));
  log.connect();
  await Promise.all(sent);
  expect(log.sizes()).toEqual([1, 500, 550]);
  expect(await collections(db).messages.countDocuments()).toBe(1051);
});

test('D-58 5,000 messages may wait; more are refused, until those are stored', async () => {
  const log = openLog();
  const sent = Array.from({ length: 10 }, () => log.append(messages(499)));
  sent.push(log.append(messages(10)));
  await expect(log.append(messages(1))).rejects.toMatchObject(TOO_BUSY);
  log.connect();
  await Promise.all(sent);
  await log.idle();
  await log.append(messages(5000));
  expect(await collections(db).messages.countDocuments()).toBe(10_000);
});

test('D-58 a message that waited for more than a minute is refused, and others of its group are stored', async () => {
  const log = openLog();
  const first = log.append(messages(1));
  clock.mockReturnValue(1);
  const late = log.append([message('late')]);
  clock.mockReturnValue(2);
  const inTime = log.append([message('in time')]);
  clock.mockReturnValue(60_002);
  log.connect();
  await expect(first).rejects.toMatchObject(TOO_BUSY);
  await expect(late).rejects.toMatchObject(TOO_BUSY);
  expect(await inTime).toEqual(new Set(['visitor of in time']));
  const stored = await collections(db).messages.find().toArray();
  expect(stored.map(({ _id }) => _id)).toEqual(['in time']);
});

test('D-58 a message that is stored already is not given to the reader again', async () => {
  const log = openLog();
  log.connect();
  await log.append([message('a'), message('b')]);
  expect(await log.append([message('b'), message('c'), message('a')])).toEqual(new Set(['visitor of c']));
  expect(await log.append([])).toEqual(new Set());
  expect(log.groups.map((group) => group.map(({ _id }) => _id))).toEqual([['a', 'b'], ['c'], []]);
});

test('a batch is recorded before any of its messages, is open for a second, and numbers its messages', async () => {
  const { writers } = collections(db);
  const log = openLog();
  log.connect();
  const noted = async () => (await writers.findOne({ _id: log.writer }))?.batch;
  expect(log.batch()).toBe(0);
  for (const [now, batch] of [
    [10_000, 1],
    [10_999, 1],
    [11_000, 2],
    [11_999, 2],
    [12_000, 3],
  ] as const) {
    clock.mockReturnValue(now);
    await log.append(messages(1));
    expect([now, log.batch(), await noted()]).toEqual([now, batch, batch]);
  }
  const stored = log.groups.flat();
  expect(stored.map(({ batch }) => batch)).toEqual([1, 1, 2, 2, 3].map((batch) => `${log.writer}/${batch}`));
  expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('D-58 a reader that cannot load fails the messages that wait, and the next ones load again', async () => {
  let loads = 0;
  const log = openLog(async () => {
    loads += 1;
    if (loads === 1) throw new Error('The database is away.');
  });
  log.connect();
  await expect(log.append(messages(1))).rejects.toThrow('The database is away.');
  expect(await collections(db).messages.countDocuments()).toBe(0);
  await log.append(messages(1));
  expect([loads, log.sizes(), log.uncertain]).toEqual([2, [1], []]);
});

test('a batch that may have been stored when the reader failed is reported as uncertain', async () => {
  const uncertain: string[] = [];
  const log = createLog(async () => db, {
    load: async () => {},
    stored: () => {
      throw new Error('It cannot be counted.');
    },
    uncertain: (batch) => void uncertain.push(batch),
  });
  await expect(log.append(messages(1))).rejects.toThrow('It cannot be counted.');
  expect(uncertain).toEqual([`${log.writer}/1`]);
});

test('a log is idle when nothing waits any more', async () => {
  const log = openLog();
  await log.idle();
  let isStored = false;
  void log.append(messages(3)).then(() => {
    isStored = true;
  });
  const idle = log.idle().then(() => isStored);
  log.connect();
  expect(await idle).toBe(true);
});
