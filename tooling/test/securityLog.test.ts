import { userInfo } from 'node:os';
import { recordSecurityEvent, securityEvents } from '@guide/service-kit/security-events';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Db } from 'mongodb';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await startTestDatabase();
  db = database.client.db('guide_gateway');
});
afterAll(() => database.remove());

test('Simultaneous commands are all recorded in one order with their user', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((subject) => recordSecurityEvent(db, 'export', subject)));
  const events = await securityEvents(db);
  expect(events.map(({ _id }) => _id)).toEqual([1, 2, 3, 4, 5]);
  expect(events.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { by, at } of events) expect([by, Date.parse(at) > 0]).toEqual([userInfo().username, true]);
});
