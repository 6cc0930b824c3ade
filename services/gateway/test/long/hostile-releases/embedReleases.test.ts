import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { afterEach, expect, test } from '@jest/globals';
import { createToken } from '../../../src/embed/manage';
import { hashOf, ID_LENGTH } from '../../../src/embed/tokens';
import { releaseFolder } from '../../../src/releases/store';
import { ask } from '../../support/ask';
import { placeBuild, writeKitBuild } from '../../support/build';
import { testFolder } from '../../support/folder';
import { startGateway } from '../../support/gateway';
import { keysOf, openRegistry, openSigner, type Unsigned } from '../../support/signing';

const folder = testFolder();
const store = path.join(folder, 'store');
const site = await startGateway({ MODULE_STORE: store, METRICS_PORT: '0' });
const db = site.database.client.db('guide_gateway');
const team = await openRegistry(db, keysOf(site.database), 'ada');
const sign = await openSigner(keysOf(site.database));
const token = (await createToken(db, { label: 'Team', origins: ['https://team.example'] })).token;
const frameId = hashOf(token).slice(0, ID_LENGTH);
const first = (await team.kitRelease(true))!;
afterEach(async () => {
  await team.promote(EMBED_KIT, first.version);
  await untilLive(first);
});

/** Registers a kit with other bytes without making it live. */
async function add(version: string): Promise<Unsigned> {
  const build = path.join(folder, version);
  const release = await writeKitBuild(build, version, `void '${version}';`);
  await placeBuild(store, EMBED_KIT, version, build);
  await team.add(await sign(release));
  return release;
}

const get = (at: string, headers = {}) => ask(site.url, { path: at, headers });
const frame = async () => (await get(`/embed/analytics/${frameId}`, { 'sec-fetch-dest': 'iframe' })).body;
const script = (release: Unsigned) => `/embed/${release.entry}`;
const pinned = async () => JSON.parse((await get('/embed/embed.json')).body);

/** Resolves when the gateway has read the registry again. */
async function untilLive({ entry }: Unsigned): Promise<void> {
  while ((await pinned()).script !== entry) await setImmediate();
}

test('D-64 a start makes the embed kit live: element, frame and pin lead to its files', async () => {
  const element = await get('/embed.js');
  expect([element.status, element.headers.location]).toEqual([302, script(first)]);
  expect((await get('/embed/remoteEntry.js')).headers.location).toMatch(
    /^\/embed\/remoteEntry\.[0-9a-f]{10}\.js$/,
  );
  expect(await pinned()).toEqual({ script: first.entry, integrity: first.integrity[first.entry] });
  const file = await get(script(first));
  expect(integrityOf(file.body)).toBe(first.integrity[first.entry]);
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const frameScript = Object.keys(first.integrity).find((name) => /^frame\..*js$/.test(name))!;
  expect(await frame()).toContain(
    `<script type="module" src="/embed/${frameScript}" integrity="${first.integrity[frameScript]}"`,
  );
});

test('D-64 building a kit next to a running guide, or none, does not change the running one', async () => {
  const build = path.join(site.folder, 'build/modules', EMBED_KIT);
  await rm(build, { recursive: true });
  const other = await writeKitBuild(build, '9.0.0', 'void "built beside it";');
  expect((await get('/embed.js')).headers.location).toBe(script(first));
  expect(Object.keys(first.integrity)).not.toEqual([]);
  for (const [name, integrity] of Object.entries(first.integrity))
    expect(integrityOf((await get(`/embed/${name}`)).body)).toBe(integrity);
  expect((await get(script(other))).status).toBe(404);
});

test('D-21 a kit release is live at the next load and can be rolled back, and pinned files of both releases stay', async () => {
  const third = await add('3.0.0');
  expect((await get('/embed.js')).headers.location).toBe(script(first));
  await team.promote(EMBED_KIT, third.version, 'abc1235');
  await untilLive(third);
  expect((await get('/embed.js')).headers.location).toBe(script(third));
  expect(await frame()).toContain(third.entry.replace('embed', 'frame'));
  for (const release of [first, third]) {
    const { status, body } = await get(script(release));
    expect([status, integrityOf(body)]).toEqual([200, release.integrity[release.entry]]);
  }

  expect(await team.rollback(EMBED_KIT)).toBe(first.version);
  await untilLive(first);
  expect((await get('/embed.js')).headers.location).toBe(script(first));
  expect((await get(script(third))).status).toBe(200);
  const audit = await team.audit(EMBED_KIT);
  expect(audit.slice(-2)).toMatchObject([
    { action: 'promote', version: third.version, by: 'ada', commit: 'abc1235' },
    { action: 'rollback', version: first.version, by: 'ada' },
  ]);
});

test("D-21 each load draws the kit's canary or stable release as a whole, without a cookie; pins stay stable", async () => {
  const canary = await add('4.0.0');
  await team.share(EMBED_KIT, canary.version, 50);
  const [loaded, framed] = [new Set<string | undefined>(), new Set<string>()];
  while (loaded.size < 2 || framed.size < 2) {
    const { headers } = await get('/embed.js');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['private, max-age=300', undefined]);
    loaded.add(headers.location);
    // The frame's script and styles must belong to one release.
    const [, style, code] = (await frame()).match(/frame\.(\w+)\.css.*frame\.(\w+)\.js/)!;
    expect(style).toBe(code);
    framed.add(code!);
  }
  expect([...loaded].sort()).toEqual([script(first), script(canary)].sort());
  expect((await pinned()).script).toBe(first.entry);
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
});

test('D-21 the kit is neither on pages of the guide nor listed as a module', async () => {
  expect(JSON.parse((await get('/api/modules/live')).body)).toEqual({ discover: '1.0.0' });
  expect((await get(`/api/modules/${EMBED_KIT}/releases`)).status).toBe(404);
  expect((await get('/')).body).not.toContain(EMBED_KIT);
});

test('D-21 a kit file that was changed in the store is not sent, compressed or not', async () => {
  const changed = await add('6.0.0');
  const browserFolder = path.join(releaseFolder(store, EMBED_KIT, changed.version), 'browser');
  await writeFile(path.join(browserFolder, changed.entry), 'void "evil";');
  const response = await get(script(changed));
  expect(response.status).toBe(500);
  expect(response.body).not.toContain('evil');
  await site.logged((line) =>
    line.includes(`${changed.entry} of embed-kit 6.0.0 is not the file that was signed`),
  );

  const frameScript = changed.entry.replace('embed', 'frame');
  await writeFile(path.join(browserFolder, `${frameScript}.br`), brotliCompressSync('void "evil";'));
  const { body, headers } = await get(`/embed/${frameScript}`, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe("void '6.0.0';");
});

test('D-21 a revoked kit release is replaced by the previous one, and its files are not sent', async () => {
  const revoked = await add('7.0.0');
  await team.promote(EMBED_KIT, revoked.version);
  await untilLive(revoked);
  expect((await get(script(revoked))).status).toBe(200);
  const file = path.join(keysOf(site.database), 'owners.json');
  const owners = await readFile(file, 'utf8');
  try {
    const revokedReleases = [`${EMBED_KIT}@${revoked.version}`];
    await writeFile(file, JSON.stringify({ ...JSON.parse(owners), revokedReleases }));
    await untilLive(first);
    expect((await get('/embed.js')).headers.location).toBe(script(first));
    expect((await get(script(revoked))).status).toBe(404);
  } finally {
    await writeFile(file, owners);
  }
});

test('D-21 after unregistering the kit, pinned files stay, and a release brings it back', async () => {
  await team.unregister(EMBED_KIT, 'A trial');
  while ((await get('/embed.js')).status !== 404) await setImmediate();
  expect(
    await Promise.all(['/embed/embed.json', '/embed/frame.js'].map(async (at) => (await get(at)).status)),
  ).toEqual([404, 404]);
  expect((await get(`/embed/analytics/${frameId}`, { 'sec-fetch-dest': 'iframe' })).status).toBe(404);
  expect((await get(script(first))).status).toBe(200);
});

test.each([
  '/embed/..%2fowners.json',
  '/embed/%2e%2e',
  '/embed/embed.0123456789.js',
  '/embed/none.js',
  '/embed/release.json',
])('D-21 %s does not lead to a file of the kit', async (at) => {
  expect((await get(at)).status).toBe(404);
});
