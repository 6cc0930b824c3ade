import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeKey } from '../../../module/src/release/keys.mjs';
import type { Owners } from '../src/releases/signing/owners';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { keysOf } from './support/signing';
import { beginUpload, buildOf, openTeam, releaseClaims } from './support/uploads';

const site = await startGateway();
const keys = keysOf(site.database);
const ownersFile = path.join(keys, 'owners.json');
const owners: Owners = JSON.parse(await readFile(ownersFile, 'utf8'));
const all = ['*'];
for (const name of ['second', 'third', 'small'])
  owners.teams[`Team ${name}`] = {
    keys: [await makeKey(path.join(keys, `${name}.json`), owners.site)],
    modules: name === 'small' ? ['small'] : all,
    paths: all,
    slots: all,
  };
await writeFile(ownersFile, JSON.stringify(owners));
const team = await openTeam(keys);

const page = (to: string) => ask(site.url, { path: to });
async function until(to: string, text: string): Promise<void> {
  while (!(await page(to)).body.includes(text));
}

test('files that are left of a version are replaced by those of its upload, and the release is shown', async () => {
  const build = buildOf('other', '2.0.0', 'The real one');
  const left = path.join(site.store, 'other/2.0.0');
  await mkdir(path.join(left, 'server'), { recursive: true });
  await writeFile(path.join(left, 'server/server.cjs'), 'Half of it');
  expect(await team.upload(site.url, build)).toMatchObject({ status: 200 });
  await until('/other', '<h1>The real one</h1>');
});

test('two teams that send slowly do not keep a third one from releasing', async () => {
  const slow = await Promise.all(
    ['second', 'third'].map(async (name) => {
      const sender = await openTeam(keys, `${name}.json`);
      const build = buildOf(name, '1.0.0');
      const body = await sender.archive(build);
      const authorization = await sender.authorization(releaseClaims(build, body));
      const upload = beginUpload(site.url, '/api/releases', authorization, body.length);
      upload.sent.write(body.subarray(0, 10));
      return { ...upload, body };
    }),
  );
  expect(await team.upload(site.url, buildOf('other', '4.0.0', 'In time'))).toMatchObject({ status: 200 });
  for (const { sent, body } of slow) sent.end(body.subarray(10));
  expect((await Promise.all(slow.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
});

test('the stored releases of a team take at most 1 GiB: an upload beyond it is refused and leaves nothing', async () => {
  const small = await openTeam(keys, 'small.json');
  const big = path.join(site.store, 'small/0.9.0/browser/big.js');
  await mkdir(path.dirname(big), { recursive: true });
  await writeFile(big, '');
  await truncate(big, 1024 ** 3);
  expect(await small.upload(site.url, buildOf('small', '1.0.0'))).toMatchObject({
    status: 422,
    body: {
      error: {
        message: expect.stringMatching(
          /^The releases of Team small take 1024 MB of the module store; with this one they would take more than 1024 MB\./,
        ),
      },
    },
  });
  await expect(readFile(path.join(site.store, 'small/1.0.0/server/server.cjs'))).rejects.toThrow('ENOENT');
  await truncate(big, 1024 ** 3 - 1024 ** 2);
  expect(await small.upload(site.url, buildOf('small', '1.0.1'))).toMatchObject({ status: 200 });
});
