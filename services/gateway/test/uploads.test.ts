import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { expect, test } from '@jest/globals';
import { makeKey } from '../../../module/src/release/keys.mjs';
import type { Owners } from '../src/releases/signing/owners';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { bundle } from './support/hostileReleases';
import { keysOf } from './support/signing';
import { beginUpload, buildOf, type Entry, openTeam, releaseClaims } from './support/uploads';

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

test('a release whose page throws on the server is refused with the message, the page and the source line, and what was live stays', async () => {
  const good = buildOf('planner', '1.0.0', 'Plan');
  const claims = { paths: [{ path: '/planner', screen: 'Home' }] };
  expect(await team.upload(site.url, { ...good, release: { ...good.release, claims } })).toMatchObject({
    status: 200,
  });
  await until('/planner', '<h1>Plan</h1>');
  const code = bundle("() => { throw new TypeError('No days are chosen') }");
  const build = buildOf('planner', '1.1.0');
  // Every line of the bundle is line 3 of the screen.
  const map = {
    version: 3,
    sources: ['webpack://guide_planner/./src/screens/Home/Home.tsx?1a2b'],
    names: [],
    mappings: `AAEI${';AAAA'.repeat(code.split('\n').length)}`,
  };
  const broken = {
    release: { ...build.release, claims, serverIntegrity: integrityOf(code) },
    files: build.files.map(([name, content]): Entry => [name, name === 'server/server.cjs' ? code : content]),
  };
  broken.files.push(['server/server.cjs.map', JSON.stringify(map)]);
  const { status, body } = await team.upload(site.url, broken);
  expect([status, body.error?.message]).toEqual([
    422,
    'planner cannot be rendered on the server at /planner, in src/screens/Home/Home.tsx:3:5: TypeError: No days are chosen',
  ]);
  expect((await page('/planner')).body).toContain('<h1>Plan</h1>');
});

test('source maps are stored with a release and have no address', async () => {
  const build = buildOf('other', '5.0.0', 'With maps');
  const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
  for (const name of ['server/server.cjs.map', 'server/maps/entry.js.map']) build.files.push([name, map]);
  expect(await team.upload(site.url, build)).toMatchObject({ status: 200 });
  expect(await readFile(path.join(site.store, 'other/5.0.0/server/maps/entry.js.map'), 'utf8')).toBe(map);
  expect((await page('/modules/other/5.0.0/entry.js')).status).toBe(200);
  for (const file of [
    'server/maps/entry.js.map',
    '../server/maps/entry.js.map',
    'maps/entry.js.map',
    'entry.js.map',
    '..%2fserver%2fserver.cjs.map',
  ])
    expect([file, (await page(`/modules/other/5.0.0/${file}`)).status]).toEqual([file, 404]);
  const open = buildOf('other', '5.1.0');
  open.files.push(['browser/entry.js.map', map]);
  expect(await team.upload(site.url, open)).toMatchObject({ status: 400 });
});

test('the status lists the failures of releases on the server and in browsers, each with its message and source line', async () => {
  const code = bundle(
    "() => title('Ready')",
    "({ search }) => { if (search.has('fail')) throw new TypeError('No days are chosen'); }",
  );
  const map = {
    version: 3,
    sources: ['webpack://guide_status/./src/screens/Home/Home.tsx'],
    names: [],
    mappings: `AAEI${';AAAA'.repeat(code.split('\n').length)}`,
  };
  const build = buildOf('status', '1.0.0');
  const claims = { paths: [{ path: '/status', screen: 'Home', query: ['fail'] }] };
  const release = { ...build.release, claims, serverIntegrity: integrityOf(code) };
  const files = build.files.map(
    ([name, content]): Entry => [name, name === 'server/server.cjs' ? code : content],
  );
  files.push(
    ['server/server.cjs.map', JSON.stringify(map)],
    ['server/maps/entry.js.map', JSON.stringify(map)],
  );
  expect(await team.upload(site.url, { release, files })).toMatchObject({ status: 200 });
  await until('/status', '<h1>Ready</h1>');

  const post = (to: string, body: object) => ask(site.url, { method: 'POST', path: to, body });
  const about = { module: 'status', version: '1.0.0' };
  const { token } = JSON.parse((await post('/api/modules/pages', { ...about, page: 'c'.repeat(32) })).body);
  const message = 'x is undefined (entry.js:1:5)';
  // Without a token, and a second time, a report is only logged.
  await post('/api/modules/outcomes', { ...about, kind: 'error', message: 'Forged' });
  await post('/api/modules/outcomes', { ...about, kind: 'error', message, token });
  await post('/api/modules/outcomes', { ...about, kind: 'error', message: 'Once more', token });

  expect((await page('/status?fail=1')).status).toBe(200);

  const status = async () =>
    (await team.ask(site.url, '/api/releases/status', { module: 'status', action: 'status' })).body
      .failures as object[];
  while ((await status()).length < 2);
  const line = 'src/screens/Home/Home.tsx:3:5';
  expect(
    (await status()).toSorted((a, b) =>
      'where' in a && 'where' in b ? String(a.where).localeCompare(String(b.where)) : 0,
    ),
  ).toMatchObject([
    { version: '1.0.0', where: 'browser', message, line },
    { version: '1.0.0', where: 'server', message: 'TypeError: No days are chosen', line },
  ]);
});

test('the status says which paths and slots are taken and permitted, and refuses a key that was removed', async () => {
  const removed = await openTeam(keys, 'third.json');
  const claims = { module: 'third', action: 'status' };
  expect(await removed.ask(site.url, '/api/releases/status', claims)).toMatchObject({
    status: 200,
    body: {
      permitted: { paths: ['*'], slots: ['*'] },
      live: {
        claimed: expect.arrayContaining([{ path: '/planner', by: 'planner' }]),
        answered: expect.arrayContaining(['/robots.txt']),
        slots: expect.arrayContaining(['place-actions']),
      },
    },
  });
  delete owners.teams['Team third'];
  await writeFile(ownersFile, JSON.stringify(owners));
  expect(await removed.ask(site.url, '/api/releases/status', claims)).toMatchObject({
    status: 401,
    body: { error: { message: 'The request is signed with a key that the owners file does not name.' } },
  });
});

test('a team uploads 60 releases within an hour; then it is refused and the others are not', async () => {
  const used = site.database.client.db('guide_gateway').collection<{ _id: string }>('signedRequests');
  const uploads = (count: number, expiresAt: Date) =>
    used.insertMany(
      Array.from({ length: count }, () => ({
        _id: String(Math.random()),
        team: 'Team second',
        action: 'release',
        expiresAt,
      })),
    );
  const second = await openTeam(keys, 'second.json');
  const inAnHour = new Date(Date.now() + 3_600_000);
  await used.deleteMany({ team: 'Team second' } as object);
  await uploads(59, inAnHour);
  await uploads(100, new Date(Date.now() - 1));
  expect(await second.upload(site.url, buildOf('second', '2.0.0'))).toMatchObject({ status: 200 });
  expect(await second.upload(site.url, buildOf('second', '2.0.1'))).toMatchObject({ status: 429 });
  expect(await team.upload(site.url, buildOf('other', '6.0.0'))).toMatchObject({ status: 200 });
  const last = await used
    .find({ team: 'Team second' } as object)
    .sort({ expiresAt: -1 })
    .limit(1)
    .toArray();
  const { expiresAt } = last[0] as unknown as { expiresAt: Date };
  expect(Math.abs(expiresAt.getTime() - inAnHour.getTime())).toBeLessThan(60_000);
});
