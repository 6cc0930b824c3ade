import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@guide/service-kit';
import { afterAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createKey } from '../../../module/src/release/keys.mjs';
import { buildFolder } from '../../../tooling/build/site.mjs';
import { city } from '../../../tooling/commands/settings.mjs';
import { createFailures } from '../src/releases/failures';
import { openOwners } from '../src/releases/signing/owners';
import { createRequestReader } from '../src/releases/signing/requests';
import { releaseFolder } from '../src/releases/store';
import { releaseRoutes } from '../src/releases/upload/routes';
import { RendererUnavailable } from '../src/renderers/process';
import { testFolder } from './support/folder';
import { keysOf, makeTestKey, startTestRegistry } from './support/signing';
import { buildOf, openTeam } from './support/uploads';

const guide = await startTestRegistry();
const keys = keysOf(guide.database);
const owners = await makeTestKey(keys);
const all = ['*'];
for (const name of ['one', 'two', 'three'])
  owners.teams[`Team ${name}`] = {
    keys: [await createKey(path.join(keys, `${name}.json`), owners.site)],
    modules: [name],
    paths: all,
    slots: all,
  };
await writeFile(path.join(keys, 'owners.json'), JSON.stringify(owners));
const registry = await guide.open();
const requests = createRequestReader(await openOwners(path.join(keys, 'owners.json')), guide.db);
const store = testFolder();
const [one, two, three] = await Promise.all(
  ['one', 'two', 'three'].map((name) => openTeam(keys, `${name}.json`)),
);

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

type TryBundle = Parameters<typeof releaseRoutes>[0]['tryBundle'];
const unavailable = async () => {
  throw new RendererUnavailable('The renderer waited 935 ms for a processor');
};

/** The routes with renderers that respond as told: a busy machine cannot be had on demand. */
async function listen(tryBundle: TryBundle, maxWaitMs?: number): Promise<string> {
  const app = Fastify();
  await app.register(errors);
  await app.register(
    releaseRoutes({
      store,
      site: {
        screens: [],
        slots: [],
        gatewayPaths: [],
        packageVersions: { '@guide/contracts/module': '1.0.0' },
        packageExports: {},
      },
      registry,
      requests,
      checks: path.join(buildFolder(city, false), 'checks/checks.cjs'),
      tryBundle,
      pagesOf: async () => [],
      failures: createFailures(guide.db, { store, shell: store }),
      failureOf: () => null,
      registryOf: () => registry,
      measuredOf: async () => ({ votes: [], vitals: [] }),
      previewLink: async () => '/',
      maxWaitMs,
    }),
  );
  apps.push(app);
  await mkdir(store, { recursive: true });
  return app.listen();
}

const BUSY = {
  status: 503,
  body: {
    error: {
      code: 'UNAVAILABLE',
      message: 'The guide is busy, nothing was changed. Run the same command again in a minute.',
    },
  },
};

test('an upload waits in the gateway until a renderer is free', async () => {
  let attempts = 0;
  const url = await listen(async () => {
    attempts += 1;
    return attempts === 1 ? unavailable() : null;
  });
  expect(await one!.upload(url, buildOf('one', '1.0.0'))).toMatchObject({ status: 200 });
  expect([attempts, await requests.countUploads('Team one')]).toEqual([2, 1]);
});

test('an upload that finds no renderer changes nothing, says what to do, and does not count', async () => {
  const url = await listen(unavailable, 0);
  const before = await requests.countUploads('Team one');
  const response = await one!.upload(url, buildOf('one', '1.0.1'));
  expect(response).toMatchObject(BUSY);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await registry.find('one', '1.0.1')).toBeNull();
  expect(existsSync(releaseFolder(store, 'one', '1.0.1'))).toBe(false);
  expect(await requests.countUploads('Team one')).toBe(before);
});

test('a refused upload counts', async () => {
  const url = await listen(async () => ({ text: 'Error: No days are chosen' }));
  const before = await requests.countUploads('Team one');
  expect(await one!.upload(url, buildOf('one', '1.0.2'))).toMatchObject({ status: 422 });
  expect(await requests.countUploads('Team one')).toBe(before + 1);
});

test.each([
  ['waits for its turn', undefined, { status: 200 }],
  ['is told that the guide is busy', 0, BUSY],
])('while two teams upload, a third one %s, and a second upload of a team is refused', async (...row) => {
  const [, maxWaitMs, expected] = row;
  const version = `2.0.${maxWaitMs ?? 1}`;
  const waiting: (() => void)[] = [];
  let begun = () => {};
  const bothBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const url = await listen(async ({ module }) => {
    if (module === 'three') return null;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) begun();
    });
    return null;
  }, maxWaitMs);
  const slow = [one!.upload(url, buildOf('one', version)), two!.upload(url, buildOf('two', version))];
  await Promise.race([bothBegun, Promise.all(slow)]);
  const third = three!.upload(url, buildOf('three', version));
  const again = await one!.upload(url, buildOf('one', '3.0.0'));
  expect(again).toMatchObject({
    status: 429,
    body: {
      error: {
        message:
          'Another release of Team one is being uploaded, nothing was changed. Run the command again when that has ended.',
      },
    },
  });
  if (maxWaitMs === 0) expect(await third).toMatchObject(expected);
  const counted = await requests.countUploads('Team three');
  for (const resume of waiting) resume();
  expect(await third).toMatchObject(expected);
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  if (maxWaitMs === 0) expect(await requests.countUploads('Team three')).toBe(counted);
});
