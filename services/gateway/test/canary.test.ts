import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import type { Registry } from '../src/releases/registry';
import { ask } from './support/ask';
import { MODULE } from './support/build';
import { startTestGateway, type TestGateway } from './support/gateway';
import { keysOf, openRegistry, openSigner, signable } from './support/signing';

const FAILING = `
const Component = () => { throw new Error('A fault of this canary'); };
exports.screens = { Home: { head: () => ({ title: 'Home', description: 'Home' }), Component } };
`;

let store: string;
let site: TestGateway;
let client: MongoClient;
let registry: Registry;
let sign: Awaited<ReturnType<typeof openSigner>>;
let stable: Release;
beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'guide-canary-'));
  site = await startTestGateway({ MODULE_STORE: store });
  client = await new MongoClient(site.database.url).connect();
  registry = await openRegistry(client.db('guide_gateway'), keysOf(site.database));
  sign = await openSigner(keysOf(site.database));
  stable = (await registry.find('discover', '1.0.0'))!;
}, 60_000);
afterAll(async () => {
  await client.close();
  await site.remove();
  await rm(store, { recursive: true, force: true });
});

/** Gives a release with this server bundle to half of the visitors; resolves when the gateway knows of it. */
async function giveToHalf(version: string, code: string): Promise<void> {
  await mkdir(path.join(store, `discover/${version}/server`), { recursive: true });
  await writeFile(path.join(store, `discover/${version}/server/server.cjs`), code);
  await registry.add(await sign({ ...signable(stable), version, serverIntegrity: integrityOf(code) }));
  await registry.share('discover', version, 50);
  while (!(await live()).some(({ metadata }) => metadata.version === version));
}

const visits = (count: number) =>
  Promise.all(Array.from({ length: count }, () => ask(site.url, { path: '/' })));
interface Live {
  metadata: { version: string };
  extras: { halted?: { version: string; reason: string } };
}
/** The stable release, and the canary if there is one. */
const live = async (): Promise<Live[]> =>
  JSON.parse((await ask(site.url, { path: '/api/modules' })).body).microFrontends.discover;

/** Visits until there is enough to judge by, and waits for the verdict. @returns the visits' pages and why */
async function visitUntilHalted(version: string, after = async () => {}) {
  const pages: Awaited<ReturnType<typeof ask>>[] = [];
  for (let count = 0; count < 4; count += 1) {
    pages.push(...(await visits(40)));
    await after();
  }
  await site.logged((line) => line.includes('Canary halted') && line.includes(`"version":"${version}"`));
  // The verdict is told before the registry has it.
  for (;;) {
    const found = (await live())[0]!.extras.halted;
    if (found?.version === version) return { pages, reason: found.reason };
  }
}

test('a canary that fails only on the server is judged by every page it failed on, and nobody sees it after', async () => {
  await giveToHalf('2.0.0', FAILING);
  const { pages, reason } = await visitUntilHalted('2.0.0');
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const [, failures, shown] = reason.match(/^(\d+) of (\d+) pages failed$/)!.map(Number);
  // One rendering serves many of them.
  expect(failures).toBe(shown);
  expect(failures).toBeGreaterThanOrEqual(20);
  // The stable release renders in its place, and is what the page is pinned to.
  for (const { body } of pages) {
    expect(body).toContain('<h1>Home</h1>');
    expect(body).not.toContain('2.0.0');
  }

  const failed = site.log.filter((line) => line.includes('Rendering a module failed')).length;
  await visits(40);
  expect(site.log.filter((line) => line.includes('Rendering a module failed')).length).toBe(failed);
}, 40_000);

test('a canary that browsers find slow more often than the stable release is halted', async () => {
  await giveToHalf('3.0.0', MODULE);
  const report = { module: 'discover', version: '3.0.0', kind: 'slow', message: 'LCP 5200' };
  const { reason } = await visitUntilHalted('3.0.0', async () => {
    for (let count = 0; count < 10; count += 1) {
      await ask(site.url, { method: 'POST', path: '/api/modules/failures', body: report });
    }
  });
  expect(reason).toMatch(/^\d+ of \d+ pages were slow$/);
}, 40_000);
