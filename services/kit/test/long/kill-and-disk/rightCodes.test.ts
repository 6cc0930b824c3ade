import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineService, route } from '../../../src';
import { london, startTestDatabase, type TestDatabase } from '../../support';
import { startCommandProxy } from '../../support/commandProxy';

const Text = Type.Object({ text: Type.String() });

const service = defineService({
  name: 'codes',
  routes(app) {
    route(app, { method: 'GET', path: '/read', response: Text }, async () => {
      await (await app.database()).collection('things').findOne();
      return { text: 'read' };
    });
    route(app, { method: 'POST', path: '/write', response: Text }, async () => {
      await (await app.database()).collection<{ _id: string }>('things').insertOne({ _id: 'x' });
      return { text: 'written' };
    });
  },
});

let database: TestDatabase;
let folder: string;
let droppedCommands: string[] = [];
let proxy: Awaited<ReturnType<typeof startCommandProxy>>;
let app: FastifyInstance;
const build = (options: string) =>
  service.buildApp({ mongoUrl: `${proxy.url}?${options}`, packFolder: london });

beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'guide-codes-'));
  proxy = await startCommandProxy(
    database.url,
    path.join(folder, 'db.sock'),
    (name) => !droppedCommands.includes(name),
  );
  app = await build('');
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await database.remove();
  await rm(folder, { recursive: true });
});

test('a full connection pool results in 503 with Retry-After and does not blame the database', async () => {
  const narrow = await build('maxPoolSize=1&waitQueueTimeoutMS=100');
  droppedCommands = ['find'];
  const arrived = once(proxy.events, 'find');
  const holding = narrow.inject('/read');
  await arrived;
  const answer = await narrow.inject('/read');
  droppedCommands = [];
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json().error).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Too many requests wait for the database.',
  });
  await holding;
  await narrow.close();
});

test('a database that does not respond is reported while it does not', async () => {
  droppedCommands = ['find', 'ping'];
  const answer = await app.inject('/read');
  droppedCommands = [];
  expect(answer.json().error.code).toBe('DATABASE_UNAVAILABLE');
});

test('a write with an unknown outcome is reported as such, a write that was never sent is not', async () => {
  droppedCommands = ['insert', 'ping'];
  const sent = await app.inject({ method: 'POST', url: '/write' });
  droppedCommands = [];
  expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '2']);
  expect(sent.json().error).toMatchObject({
    code: 'OUTCOME_UNKNOWN',
    message: 'This may have been stored or not. Send the same again: it is stored once.',
  });
  await database.stop();
  const never = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  const unsent = await never.inject({ method: 'POST', url: '/write' });
  expect([unsent.statusCode, unsent.json().error.code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
  await never.close();
  await database.start();
});
