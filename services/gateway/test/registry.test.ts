import { seeded } from '@guide/contracts/testing';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type Allocation, fullRollout, withShare } from '../src/releases/allocation';
import type { ModuleRecord } from '../src/releases/records';
import type { Registry } from '../src/releases/registry';
import { keysOf, makeTestKey, openRegistry, openSigner, unsigned } from './support/signing';

let database: TestDatabase;
let client: MongoClient;
let registry: Registry;
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url).connect();
  await makeTestKey(keysOf(database));
});
afterAll(async () => {
  await client.close();
  await database.remove();
});
beforeEach(async () => {
  await client.db('guide_gateway').dropDatabase();
  registry = await open();
  const sign = await openSigner(keysOf(database));
  for (const version of ['1', '2', '3']) await registry.add(await sign(unsigned('pubs', version)));
  await registry.promote('pubs', '1');
});

/** A registry as another process has it. */
const open = (by?: string) => openRegistry(client.db('guide_gateway'), keysOf(database), by);

const alternatives = async (visitor: string | null) =>
  (await registry.alternatives('pubs', visitor)).map(({ version }) => version);

test('what to load in place of a failed release: the live one, then the one that was live before', async () => {
  expect(await alternatives(null)).toEqual(['1']);
  await registry.promote('pubs', '2');
  expect(await alternatives(null)).toEqual(['2', '1']);
  await registry.promote('pubs', '3');
  expect(await alternatives(null)).toEqual(['3', '2']);
  await registry.rollback('pubs');
  expect(await alternatives(null)).toEqual(['2', '1']);
  expect(await registry.alternatives('planner', null)).toEqual([]);
});

test("a canary's visitors fall back on the stable release, everybody else never meets the canary", async () => {
  await registry.promote('pubs', '2');
  await registry.share('pubs', '3', 100);
  expect(await alternatives('a visitor')).toEqual(['3', '2', '1']);
  expect(await alternatives(null)).toEqual(['2', '1']);
});

test('a release made live twice is one step of the history: going back leaves it', async () => {
  await registry.promote('pubs', '2');
  await registry.promote('pubs', '2');
  expect(await registry.rollback('pubs')).toBe('1');
  await expect(registry.rollback('pubs')).rejects.toThrow('There is no release of pubs before 1');
});

test('every change is in the audit: what, which version, by whom, from which build and why', async () => {
  const team = await open('ada');
  await team.promote('pubs', '2', 'abc1234');
  await team.share('pubs', '3', 10, 'abc1235+');
  await registry.halt('pubs', '3', '7 of 40 pages failed');
  await team.rollback('pubs');
  const at = expect.stringMatching(/^20\d\d-.*Z$/);
  expect(await registry.audit('pubs')).toEqual([
    { at, by: 'gateway', action: 'promote', version: '1' },
    { at, by: 'ada', action: 'promote', version: '2', commit: 'abc1234' },
    { at, by: 'ada', action: 'share', version: '3', percent: 10, commit: 'abc1235+' },
    { at, by: 'gateway', action: 'halt', version: '3', reason: '7 of 40 pages failed' },
    { at, by: 'ada', action: 'rollback', version: '1' },
  ]);
});

test('a canary is halted once, however many copies of the gateway halt it', async () => {
  await registry.share('pubs', '2', 50);
  const copies = await Promise.all([1, 2, 3].map(() => open()));
  await Promise.all(copies.map((copy) => copy.halt('pubs', '2', 'it failed')));
  const halts = (await registry.audit('pubs')).filter(({ action }) => action === 'halt');
  expect(halts).toHaveLength(1);
});

const INTERLEAVINGS = 1000;
const COPIES = 3;
const SEED = Number(process.env.SEED ?? 20261122);

test(`of ${INTERLEAVINGS} changes by ${COPIES} copies at once none is lost, and each was decided on the one before it (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const db = client.db('guide_gateway');
  const copies = await Promise.all(Array.from({ length: COPIES }, (_, index) => open(`copy ${index}`)));
  let succeeded = (await registry.audit('pubs')).length;

  for (let round = 0; round < INTERLEAVINGS / COPIES; round += 1) {
    const work = copies.map((copy) => {
      const version = random.of(['1', '2', '3']);
      switch (random.of(['promote', 'share', 'rollback'])) {
        case 'promote':
          return copy.promote('pubs', version);
        case 'share':
          return copy.share('pubs', version, 1 + random.whole(99));
        default:
          // There may be nothing to go back to; that changes nothing.
          return copy.rollback('pubs').then(() => {});
      }
    });
    const outcomes = await Promise.allSettled(work);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toContain('There is no release of pubs');
    succeeded += outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
  const seen = await registry.audit('pubs');
  const record = (await db.collection<ModuleRecord>('modules').findOne({ _id: 'pubs' }))!;
  expect([record.revision, seen.length]).toEqual([succeeded, succeeded]);

  // What is recorded, done again in that order by one alone, ends at the same.
  let allocations: Allocation[] = [];
  let history: string[] = [];
  for (const { action, version, percent } of seen) {
    if (action === 'share') allocations = withShare(allocations, version, percent!);
    if (action === 'promote' && history.at(-1) !== version) history = [...history, version].slice(-100);
    if (action === 'rollback') {
      if (allocations.length === 1) history = history.slice(0, -1);
      expect(version).toBe(history.at(-1));
    }
    if (action !== 'share') allocations = fullRollout(version);
  }
  expect(record.allocations).toEqual(allocations);
  expect(record.history.map(({ version }) => version)).toEqual(history);
}, 120_000);
