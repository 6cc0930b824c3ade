import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { createRegistry, type Registry } from '../src/releases/registry';
import { ask } from './support/ask';
import { startTestGateway, type TestGateway } from './support/gateway';

const FAILING = `
const Component = () => { throw new Error('A fault of this canary'); };
exports.screens = { Home: { head: () => ({ title: 'Home', description: 'Home' }), Component } };
`;

let store: string;
let site: TestGateway;
let client: MongoClient;
let registry: Registry;
beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'guide-canary-'));
  site = await startTestGateway({ MODULE_STORE: store });
  client = await new MongoClient(site.database.url).connect();
  registry = createRegistry(client.db('guide_gateway'));
  await mkdir(path.join(store, 'discover/2.0.0/server'), { recursive: true });
  await writeFile(path.join(store, 'discover/2.0.0/server/server.cjs'), FAILING);
  const stable = await registry.find('discover', '1.0.0');
  await registry.add({ ...stable!, version: '2.0.0', serverIntegrity: integrityOf(FAILING) });
}, 60_000);
afterAll(async () => {
  await client.close();
  await site.remove();
  await rm(store, { recursive: true, force: true });
});

const visits = (count: number) =>
  Promise.all(Array.from({ length: count }, () => ask(site.url, { path: '/' })));
const halted = async (): Promise<{ reason: string } | undefined> => {
  const { body } = await ask(site.url, { path: '/api/modules' });
  return JSON.parse(body).microFrontends.discover[0].extras.halted;
};

test('a canary that fails only on the server is judged by every page it failed on, and nobody sees it after', async () => {
  await registry.share('discover', '2.0.0', 50);
  let failed = 0;
  for (const limit = Date.now() + 20_000; !(await halted()) && Date.now() < limit; ) {
    const pages = await visits(40);
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    failed += pages.filter(({ body }) => body.includes('frame only')).length;
  }
  const [, failures, shown] = (await halted())!.reason.match(/^(\d+) of (\d+) pages failed$/)!.map(Number);
  // One rendering serves many of them.
  expect(failures).toBe(shown);
  expect(failures).toBeGreaterThanOrEqual(20);
  expect(failures).toBeLessThanOrEqual(failed);

  const after = await visits(40);
  expect(after.filter(({ body }) => body.includes('frame only'))).toEqual([]);
}, 40_000);
