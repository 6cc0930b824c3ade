import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { Collection } from 'mongodb';
import { type Migration, migrate } from '../src/database/migrate';
import { startTestDatabase, type TestDatabase } from './support';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.remove());

test('a migration is not taken over from a living process that shares host name and process id', async () => {
  const db = database.client.db('shared_people');
  const records = db.collection<{ _id: string }>('data_version');
  // As a container with the same host name writes it, in which this process id is its own.
  const migrating = { id: 'other', host: hostname(), pid: process.pid, beat: 1 };
  await records.insertOne({ _id: 'data', version: 1, migrating } as never);
  let runs = 0;
  const migrations = [{ description: 'counts', run: async () => void runs++ }];
  const lines: string[] = [];
  let migrated: Promise<void> | undefined;
  const waiting = new Promise<void>((resolve) => {
    const info = (line: string) => {
      lines.push(line);
      resolve();
    };
    migrated = migrate(db, migrations, { info } as FastifyBaseLogger);
  });
  await waiting;
  expect(lines).toEqual(['shared_people: another process is migrating it']);
  await records.updateOne({ _id: 'data' }, { $set: { version: 2 }, $unset: { migrating: '' } } as never);
  await migrated;
  expect(runs).toBe(0);
});

const log = { info: () => {} } as unknown as FastifyBaseLogger;

test('data without a version goes through every migration in order; one that fails is named and is run again', async () => {
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
});

test('a process that stopped while it migrated is waited for 10 s and then replaced', async () => {
  const db = database.client.db('stopped');
  const records = db.collection<{ _id: string }>('data_version');
  await records.insertOne({ _id: 'data', version: 1, migrating: { id: 'stopped', beat: 1 } } as never);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const reads = jest.spyOn(Collection.prototype, 'findOne');
  /** Resolves when the record has been read again, with this time. */
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
