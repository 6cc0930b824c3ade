import { userInfo } from 'node:os';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { recordSecurityEvent, securityEvents } from '../release/security-events.mjs';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await startTestDatabase();
  db = database.client.db('guide_gateway');
});
afterAll(() => database.remove());
const stored = () => db.collection<{ _id: number }>('security_events');
beforeEach(async () => {
  await stored().deleteMany({});
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((subject) => recordSecurityEvent(db, 'export', subject)));
});

test('commands at the same moment are all noted, in one order, with who ran them', async () => {
  const { events, broken } = await securityEvents(db);
  expect(broken).toBeNull();
  expect(events.map(({ _id }) => _id)).toEqual([1, 2, 3, 4, 5]);
  expect(events.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { by, at } of events) expect([by, Date.parse(at) > 0]).toEqual([userInfo().username, true]);
});

test.each([
  ['changed', () => stored().updateOne({ _id: 2 }, { $set: { by: 'somebody' } }), 2],
  ['taken out', () => stored().deleteOne({ _id: 3 }), 4],
  ['taken from the beginning', () => stored().deleteOne({ _id: 1 }), 2],
])('an event that was %s is found', async (_what, tamper, at) => {
  await tamper();
  expect((await securityEvents(db)).broken).toBe(at);
});
