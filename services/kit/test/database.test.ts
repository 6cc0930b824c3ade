import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { Collection, MongoBulkWriteError, MongoClient, MongoServerError } from 'mongodb';
import { createClient, type Pack, seedFiles } from '../src';
import { isDiskFull } from '../src/database/diskFull';
import { isPoolFull, isUnavailable } from '../src/database/isUnavailable';
import { type Migration, migrate } from '../src/database/migrate';
import { startTestDatabase } from './support';

const database = await startTestDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 500 }).connect();
afterAll(async () => {
  await client.close();
  await database.remove();
});

test('a database that stops during many writes is reported as unavailable, however the driver wraps the error', async () => {
  const rows = client.db('kit').collection('rows');
  const write = async (): Promise<unknown> => {
    for (;;) {
      try {
        await rows.insertMany([{}, {}]);
      } catch (error) {
        return error;
      }
    }
  };
  const writers = Array.from({ length: 10 }, write);
  await database.stop();
  const errors = await Promise.all(writers);
  expect(errors.some((error) => error instanceof MongoBulkWriteError)).toBe(true);
  expect(errors.filter((error) => !isUnavailable(error))).toEqual([]);
});

test('a refused write is not reported as an outage', async () => {
  await database.start();
  // The shared client's timeout of 0.5 s may be too short right after the restart.
  const patient = await new MongoClient(database.url).connect();
  const rows = patient.db('kit').collection<{ _id: number }>('twice');
  const error = await rows.insertMany([{ _id: 1 }, { _id: 1 }]).catch((fault) => fault);
  await patient.close();
  expect(error).toBeInstanceOf(MongoBulkWriteError);
  expect(isUnavailable(error)).toBe(false);
});

test('writes that wait too long for a connection are recognised, wrapped by the driver or not', async () => {
  const single = new MongoClient(database.url, { maxPoolSize: 1, waitQueueTimeoutMS: 20 });
  const isConnected = () =>
    single
      .db()
      .command({ ping: 1 })
      .then(Boolean, () => false);
  while (!(await isConnected()));
  const rows = single.db('kit').collection('waiting');
  const calls = Array.from({ length: 1000 }, (_, n) =>
    n % 2 ? rows.insertOne({}) : rows.insertMany([{}, {}]),
  );
  const errors = (await Promise.allSettled<unknown>(calls)).flatMap((call) =>
    call.status === 'rejected' ? [call.reason] : [],
  );
  await single.close();
  expect(new Set(errors.map((error) => error.name))).toEqual(
    new Set(['MongoBulkWriteError', 'MongoWaitQueueTimeoutError']),
  );
  expect(errors.filter((error) => !isPoolFull(error))).toEqual([]);
});

test('a migration is not taken over from a running process that shares host name and process id', async () => {
  const db = database.client.db('shared_people');
  const records = db.collection<{ _id: string }>('data_version');
  const migrating = { id: 'other', host: hostname(), pid: process.pid, beat: 1 };
  await records.insertOne({ _id: 'data', version: 1, migrating } as never);
  let runs = 0;
  const migrations = [{ description: 'counts', run: async () => void runs++ }];
  const lines: string[] = [];
  let migrated: Promise<void> | undefined;
  const isWaiting = new Promise<void>((resolve) => {
    const info = (line: string) => {
      lines.push(line);
      resolve();
    };
    migrated = migrate(db, migrations, { info } as FastifyBaseLogger);
  });
  await isWaiting;
  expect(lines).toEqual(['shared_people: another process is migrating it']);
  await records.updateOne({ _id: 'data' }, { $set: { version: 2 }, $unset: { migrating: '' } } as never);
  await migrated;
  expect(runs).toBe(0);
});

test('a client gives up after 2 s and writes with majority', () => {
  expect(createClient('mongodb://localhost/', 'pubs').options).toMatchObject({
    appName: 'pubs',
    serverSelectionTimeoutMS: 2000,
    maxPoolSize: 20,
    retryReads: true,
    retryWrites: true,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'local' },
  });
});

test('options of the connection string override the defaults', () => {
  const url =
    'mongodb://localhost/?maxpoolsize=5&w=1&retryWrites=false&readConcernLevel=majority&tls=true&serverSelectionTimeoutMS=900';
  expect(createClient(url, 'pubs').options).toMatchObject({
    serverSelectionTimeoutMS: 900,
    maxPoolSize: 5,
    retryWrites: false,
    writeConcern: { w: 1 },
    readConcern: { level: 'majority' },
    tls: true,
  });
});

test('a command on a destroyed socket fails at once', async () => {
  const { Connection } = (await import('mongodb/lib/cmap/connection.js')) as unknown as {
    Connection: new (
      socket: Socket,
      options: object,
    ) => { command(ns: object, command: object): Promise<unknown> };
  };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const connection = new Connection(socket, { hostAddress: { toString: () => 'a test' } });
  socket.destroy();
  await expect(connection.command({ db: 'admin' }, { ping: 1 })).rejects.toThrow(/closed/);
  server.close();
});

test('during an election every member is unavailable, also for reads and writes that are not retryable', () => {
  const election = [91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436];
  const codes = [...election, 11_000, 59, 1];
  expect(codes.filter((code) => isUnavailable(new MongoServerError({ code })))).toEqual(election);
});

test('a full disk and the storage quota of Atlas are a full disk', () => {
  const codes = [14_031, 12_501, 11_000, 1];
  expect(codes.filter((code) => isDiskFull(new MongoServerError({ code })))).toEqual([14_031, 12_501]);
  expect(isDiskFull(Object.assign(new Error('elsewhere'), { code: 14_031 }))).toBe(false);
});

test('files of a pack are seeded when they or the stored format have changed, also after a failed write', async () => {
  const db = database.client.db('seeded');
  let hash = 'a';
  const pack = { read: async (file: string) => ({ content: `${file} ${hash}`, hash }) } as unknown as Pack;
  const written: unknown[] = [];
  const seed = (version: number, fails = false) =>
    seedFiles(db, pack, ['listings.json', 'facts.json'], version, async (...contents) => {
      if (fails) throw new Error('refused');
      written.push(contents);
    });
  await seed(1);
  await seed(1);
  expect(written).toEqual([['listings.json a', 'facts.json a']]);
  await seed(2);
  expect(written).toHaveLength(2);
  hash = 'b';
  await expect(seed(2, true)).rejects.toThrow('refused');
  await seed(2);
  await seed(2);
  expect(written.slice(2)).toEqual([['listings.json b', 'facts.json b']]);
});

const log = { info: () => {} } as unknown as FastifyBaseLogger;

test('data without a version runs every migration in order; a failed one is named and runs again', async () => {
  const db = database.client.db('ordered');
  const versions = db.collection<{ _id: string; version?: number }>('data_version');
  const runs: string[] = [];
  let fails = true;
  const migrations: Migration[] = ['first', 'second', 'third'].map((description) => ({
    description,
    async run() {
      if (description === 'second' && fails) throw new Error('no room');
      runs.push(description);
    },
  }));
  await db.collection('people').insertOne({ name: 'Ada' });
  await expect(migrate(db, migrations, log)).rejects.toThrow(
    'ordered could not be migrated to version 3: no room',
  );
  expect(await versions.findOne()).toMatchObject({ version: 2 });
  fails = false;
  await versions.updateOne({ _id: 'data' }, { $unset: { migrating: '' } });
  await migrate(db, migrations, log);
  expect(runs).toEqual(['first', 'second', 'third']);
  expect(await versions.findOne()).toEqual({ _id: 'data', version: 4 });
  await expect(migrate(db, migrations.slice(1), log)).rejects.toThrow('start the newer program');
  const empty = database.client.db('empty');
  await migrate(empty, migrations, log);
  expect(runs).toHaveLength(3);
  expect(await empty.collection('data_version').findOne()).toEqual({ _id: 'data', version: 4 });
});

test('a process that stopped during a migration is replaced after 10 s', async () => {
  const db = database.client.db('stopped');
  const records = db.collection<{ _id: string }>('data_version');
  await records.insertOne({ _id: 'data', version: 1, migrating: { id: 'stopped', beat: 1 } } as never);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const reads = jest.spyOn(Collection.prototype, 'findOne');
  /** Sets the clock and resolves when the record has been read again. */
  const readAt = async (ms: number) => {
    clock.mockReturnValue(ms);
    const before = reads.mock.calls.length;
    while (reads.mock.calls.length < before + 4) await new Promise(setImmediate);
  };
  let runs = 0;
  const migrated = migrate(db, [{ description: 'counts', run: async () => void runs++ }], log);
  await readAt(0);
  await readAt(10_000);
  expect(runs).toBe(0);
  clock.mockReturnValue(10_001);
  await migrated;
  expect(runs).toBe(1);
  jest.restoreAllMocks();
});
