import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startTestGateway, type TestGateway } from './support/gateway';

let store: string;
let site: TestGateway;
beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'guide-store-'));
  site = await startTestGateway({ MODULE_STORE: store });
}, 60_000);
afterAll(async () => {
  await site.remove();
  await rm(store, { recursive: true, force: true });
});

test('a release whose files are taken away while they are asked for is missing, not an error', async () => {
  const { microFrontends } = JSON.parse((await ask(site.url, { path: '/api/modules' })).body);
  const { url } = microFrontends.discover[0];
  const module = path.join(store, 'discover');
  let asking = true;
  const taking = (async () => {
    while (asking) {
      await rename(module, `${module}.away`);
      await rename(`${module}.away`, module);
    }
  })();
  const seen = new Set<number>();
  for (let round = 0; round < 40; round++) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask(site.url, { path: url })));
    for (const { status } of answers) seen.add(status);
  }
  asking = false;
  await taking;
  expect([...seen].sort()).toEqual([200, 404]);
});
