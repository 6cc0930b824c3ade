import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { migrate } from '../src/database/migrate';
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
