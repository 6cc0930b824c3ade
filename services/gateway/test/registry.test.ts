import type { Release } from '@guide/contracts/api';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { createRegistry, type Registry } from '../src/releases/registry';

const release = (version: string): Release => ({
  module: 'pubs',
  version,
  base: `/modules/pubs/${version}/`,
  entry: 'entry.js',
  container: `guide_pubs_${version}`,
  integrity: {},
  serverIntegrity: '',
  exposes: {},
  requires: {},
  uses: [],
  contract: '1.0.0',
  owner: 'Team Pubs',
  size: 1,
  releasedAt: '2026-11-20T12:00:00.000Z',
});

let database: TestDatabase;
let client: MongoClient;
let registry: Registry;
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url).connect();
});
afterAll(async () => {
  await client.close();
  await database.remove();
});
beforeEach(async () => {
  await client.db('guide_gateway').dropDatabase();
  registry = createRegistry(client.db('guide_gateway'));
  for (const version of ['1', '2', '3']) await registry.add(release(version));
  await registry.promote('pubs', '1');
});

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
