import { rename } from 'node:fs/promises';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';
import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';

const site = await startGateway();

const read = async (path: string) => JSON.parse((await ask(site.url, { path })).body);

test('the registry is shown in the shape of the frontend-discovery schema', async () => {
  const { microFrontends } = await read('/api/modules');
  expect(microFrontends.discover).toEqual([
    {
      url: `${moduleAddress('discover')}1.0.0/entry.js`,
      metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) },
      deployment: { traffic: 100, default: true },
      extras: expect.objectContaining({ owner: 'tests', contract: '1.0.0', exposes: ['Home', 'Listings'] }),
    },
  ]);
});

test('what is live for this visitor is a version by module, and no cookie is given without a canary', async () => {
  const { headers, body } = await ask(site.url, { path: '/api/modules/live' });
  expect(JSON.parse(body)).toEqual({ discover: '1.0.0' });
  expect(headers['set-cookie']).toBeUndefined();
});

test("a module's entry is kept for a year", async () => {
  const { microFrontends } = await read('/api/modules');
  const { status, headers } = await ask(site.url, { path: microFrontends.discover[0].url });
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
});

test('a release whose files are taken away while they are asked for is missing, not an error', async () => {
  const { microFrontends } = await read('/api/modules');
  const { url } = microFrontends.discover[0];
  const module = path.join(site.store, 'discover');
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
  // 503 is how a busy machine refuses, and no error of the file.
  seen.delete(503);
  expect([...seen].sort()).toEqual([200, 404]);
});
