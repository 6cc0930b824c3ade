import { type Operation, operations } from '@guide/contracts/api/operations';
import { service as analytics } from '@guide/service-analytics';
import { service as discover } from '@guide/service-discover';
import { london, startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { service as map } from '@guide/service-map';
import { service as pubs } from '@guide/service-pubs';
import { service as search } from '@guide/service-search';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { MongoClient } from 'mongodb';
import { ask } from '../../support/ask';
import { rightsOf, shippedUsers } from '../../support/databaseUsers';
import { startGatewayOn } from '../../support/gateway';
import { addressOf } from '../../support/operations';

/** Runs each service with the rights of its user from `docs/deploy/mongo-users.js`. */
let database: TestDatabase;
const users: Record<string, Awaited<ReturnType<typeof rightsOf>>> = {};
const apps: FastifyInstance[] = [];
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
let url: string;
beforeAll(async () => {
  database = await startTestDatabase();
  for (const user of shippedUsers()) users[user.user] = await rightsOf(user, database.url);
  const addresses: Record<string, string> = {};
  for (const service of [discover, pubs, map, search, analytics]) {
    const app = await service.buildApp({
      mongoUrl: users[service.name]!.url,
      packFolder: london,
      fetchDiscover: (path, init) => fetch(addresses.DISCOVER_URL + path, init),
      liveReleases: async () => [{ module: 'discover', version: '1.0.0', owner: 'Team Discover' }],
    });
    apps.push(app);
    addresses[`${service.name.toUpperCase()}_URL`] = await app.listen({ port: 0, host: '127.0.0.1' });
  }
  gateway = await startGatewayOn(database, { ...addresses, MONGODB_URL: users.gateway!.url });
  url = await gateway.ready;
});
afterAll(async () => {
  await gateway.end();
  for (const app of apps) await app.close();
  for (const { close } of Object.values(users)) await close();
  await database.remove();
});

const reads = (Object.values(operations) as Operation[])
  .filter(({ method }) => method === 'GET')
  .map(addressOf);
const writes = [
  { path: '/api/subscribe', body: { email: 'ada@guide.example' } },
  { path: '/api/analytics/pageview', body: { id: '0'.repeat(32), path: '/map' } },
  {
    path: '/api/analytics/event',
    body: { id: '1'.repeat(32), name: 'print', category: 'load', path: '/' },
  },
  { path: '/api/modules/outcomes', body: { module: 'discover', version: '1.0.0', kind: 'load' } },
];
const refusals = () =>
  Object.entries(users).flatMap(([name, { refused }]) => refused.map((what) => `${name}: ${what}`));

test("every service starts, reads and writes with its own database user's rights only", async () => {
  for (const path of ['/', '/api/modules', '/api/health', ...reads])
    expect([path, (await ask(url, { path })).status]).toEqual([path, 200]);
  for (const write of writes) {
    const { status } = await ask(url, { method: 'POST', ...write });
    expect([200, 202]).toContain(status);
  }
  expect(refusals()).toEqual([]);
});

test("a service's user cannot read or write another database, nor drop its own", async () => {
  const client = await new MongoClient(users.discover!.url).connect();
  const own = client.db('guide_discover');
  expect(await own.collection('listings').countDocuments()).toBeGreaterThan(0);
  const others = shippedUsers().filter(({ user }) => user !== 'discover');
  expect(others.map(({ user }) => user)).toContain('pubs');
  for (const { user } of others) {
    const other = client.db(`guide_${user}`);
    await expect(other.collection('data_version').findOne()).rejects.toMatchObject({ code: 13 });
    await expect(other.collection('data_version').deleteMany({})).rejects.toMatchObject({ code: 13 });
  }
  await expect(own.dropDatabase()).rejects.toMatchObject({ code: 13 });
  await client.close();
});

test("a service with another service's user does not start", async () => {
  const start = pubs.buildApp({ mongoUrl: users.map!.url, packFolder: london });
  await expect(start).rejects.toThrow('not authorized on guide_pubs to execute command find');
});
