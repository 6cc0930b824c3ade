import { Agent } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGateway } from '../../support/gateway';
import { newAddress } from '../../support/visitors';

const ADDRESSES = 20_000;
const MAX_BYTES = 64 * 1024 ** 2;
/** Every nth address requests a page that has to be rendered. */
const RENDERED_EACH = 20;
const CONNECTIONS = 20;

const memory = pathToFileURL(path.resolve(import.meta.dirname, '../../support/memory.mjs'));
// The limits of a real guide, each of which has a table of addresses.
const site = await startGateway({
  TRUST_PROXY: 'loopback',
  WRITE_RATE: '60',
  NOT_FOUND_RATE: '60',
  RENDER_BUDGET_MS: '6000',
  NODE_OPTIONS: `--import ${memory}`,
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends requests of a browser and a scanner, each of which is counted by address. */
async function visit(n: number): Promise<void> {
  const headers = { 'x-forwarded-for': newAddress() };
  const get = (to: string) => ask(site.url, { path: to, headers }, agent);
  const post = (to: string, body: object) =>
    ask(site.url, { path: to, method: 'POST', headers, body }, agent);
  if (n % RENDERED_EACH === 0) await get(`/?page=${n}`);
  await get('/api/listings/999999');
  await post('/api/analytics/pageview', { path: '/' });
  await post('/api/modules/pages', {
    module: 'discover',
    version: '1.0.0',
    page: String(n).padStart(32, '0'),
  });
}

async function visits(count: number): Promise<void> {
  let n = 0;
  const worker = async () => {
    while (n < count) {
      n += 1;
      await visit(n);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

async function usedBytes(): Promise<number> {
  const inUse = () => site.log.flatMap((line) => /^In use: (\d+) bytes$/.exec(line)?.[1] ?? []);
  const before = inUse().length;
  site.child.kill('SIGUSR2');
  while (inUse().length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  return Number(inUse().at(-1));
}

test('memory for 20,000 addresses stays within 64 MB', async () => {
  await visits(500);
  const before = await usedBytes();
  await visits(ADDRESSES);
  const kept = (await usedBytes()) - before;
  console.log(`${ADDRESSES} addresses: ${(kept / 1024 ** 2).toFixed(1)} MB`);
  expect(kept).toBeLessThan(MAX_BYTES);
  agent.destroy();
}, 900_000);
