import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { createRegistry } from '../src/releases/registry';
import { ask } from './support/ask';
import { startGatewayOn } from './support/gateway';

let database: TestDatabase;
let client: MongoClient;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url).connect();
});
afterAll(async () => {
  for (const end of ends) await end();
  await client.close();
  await database.remove();
});

async function start(env: Record<string, string>): Promise<string> {
  const gateway = await startGatewayOn(database, env);
  ends.push(gateway.end);
  return gateway.ready;
}

/** The visitor's cookie, which is only given while there is a canary. */
async function cookieOf(url: string): Promise<string[]> {
  const { headers } = await ask(url, { path: '/api/modules/live' });
  return (headers['set-cookie']?.[0] ?? '').split('; ');
}

test('ROLE-02 D-35 the cookie is httpOnly and SameSite, without an end, and Secure behind TLS', async () => {
  const bare = await start({});
  expect((await ask(bare, { path: '/api/modules/live' })).headers['set-cookie']).toBeUndefined();

  const registry = createRegistry(client.db('guide_gateway'));
  const stable = (await registry.find('discover', '1.0.0'))!;
  await registry.add({ ...stable, version: '1.1.0' });
  await registry.share('discover', '1.1.0', 50);

  const id = expect.stringMatching(/^visitor=[0-9a-f]{32}$/);
  const behindTls = await start({ ORIGIN: 'https://guide.example' });
  expect(await cookieOf(behindTls)).toEqual([id, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  // The first one reads the registry anew in a while.
  let cookie = await cookieOf(bare);
  while (cookie.length === 1) cookie = await cookieOf(bare);
  expect(cookie).toEqual([id, 'Path=/', 'HttpOnly', 'SameSite=Lax']);
}, 60_000);
