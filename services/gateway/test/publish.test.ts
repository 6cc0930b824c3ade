import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishBuilds } from '../src/releases/publish';
import type { Registry } from '../src/releases/registry';
import { placeBuild } from './support/build';
import { startTestRegistry, unsigned } from './support/signing';

let folder: string;
let team: Registry;
const guide = await startTestRegistry();

beforeEach(async () => {
  await guide.db.dropDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'guide-publish-'));
  team = await guide.open('ada');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const FILES = { 'browser/entry.js': 'void 0;', 'browser/mf-manifest.json': '{}', 'server/server.cjs': '' };
const release = (version: string) => ({
  ...unsigned('pubs', version),
  integrity: { 'entry.js': integrityOf(FILES['browser/entry.js']) },
  serverIntegrity: integrityOf(FILES['server/server.cjs']),
});

/** Writes a signed build of this version over the previous one. */
async function build(version: string): Promise<string> {
  const buildFolder = path.join(folder, 'build/pubs');
  for (const part of ['browser', 'server']) await mkdir(path.join(buildFolder, part), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(buildFolder, name), text);
  await writeFile(path.join(buildFolder, 'release.json'), JSON.stringify(release(version)));
  await mkdir(signed(), { recursive: true });
  await writeFile(path.join(signed(), 'pubs.jws'), await guide.sign(release(version)));
  return buildFolder;
}
const store = () => path.join(folder, 'store');
const signed = () => path.join(folder, 'signed');
/** Publishes the builds as a start of the guide does. */
const start = async () =>
  publishBuilds(path.join(folder, 'build'), signed(), store(), await guide.open('start'));
const live = async () => (await (await guide.open()).stableVersion('pubs')) ?? 'nothing';
async function releaseByTeam(version: string): Promise<void> {
  await team.add(await guide.sign(release(version)));
  await team.promote('pubs', version);
}

test('D-64 a start makes a build live if nothing is live, and a changed build at the next start', async () => {
  await build('1');
  expect([await start(), await live()]).toEqual([[], '1']);
  await build('2');
  expect([await start(), await live()]).toEqual([[], '2']);
  expect([await start(), await live()]).toEqual([[], '2']);
  expect(await team.audit('pubs')).toHaveLength(2);
});

test('a start stores the files of a registered build again if the module store was lost', async () => {
  await build('1');
  await start();
  await rm(store(), { recursive: true });
  const before = await team.audit('pubs');
  expect([await start(), await live(), await team.audit('pubs')]).toEqual([[], '1', before]);
  expect(await readFile(path.join(store(), 'pubs/1/browser/entry.js'), 'utf8')).toBe(
    FILES['browser/entry.js'],
  );
  expect(await readdir(path.join(store(), '.uploads'))).toEqual([]);
});

test("D-64 a team's release stays live after a start, which reports the build as held back", async () => {
  await build('1');
  await start();
  await releaseByTeam('2');
  await build('3');
  expect(await start()).toEqual([{ module: 'pubs', built: '3', live: '2' }]);
  expect(await live()).toBe('2');
  // The build is registered, so that the team can make it live.
  expect(await team.find('pubs', '3')).toMatchObject({ version: '3' });
});

test("D-64 a start undoes neither a team's rollback nor its removal, whether sources changed or not", async () => {
  await build('1');
  await start();
  await build('2');
  await start();
  await team.rollback('pubs');
  expect([await start(), await live()]).toEqual([[{ module: 'pubs', built: '2', live: '1' }], '1']);
  await build('3');
  expect([await start(), await live()]).toEqual([[{ module: 'pubs', built: '3', live: '1' }], '1']);
  await team.unregister('pubs');
  expect([await start(), await live()]).toEqual([[{ module: 'pubs', built: '3' }], 'nothing']);
});

test("D-64 a start does not end a team's canary", async () => {
  await build('1');
  await start();
  await team.share('pubs', '2', 10);
  await build('3');
  expect(await start()).toEqual([{ module: 'pubs', built: '3', live: '1' }]);
  const { modules } = await (await guide.open()).state();
  expect(modules[0]!.allocations.map(({ version }) => version)).toEqual(['1', '2']);
});

test('D-64 the next start completes a start that was killed between two steps', async () => {
  const buildFolder = await build('1');
  await placeBuild(store(), 'pubs', '1', buildFolder);
  expect([await start(), await live()]).toEqual([[], '1']);
  await build('2');
  await team.add(await guide.sign(release('2')));
  expect([await start(), await live()]).toEqual([[], '2']);
});

test('a build whose files differ from the signed ones is held back, and the start continues', async () => {
  const buildFolder = await build('1');
  await writeFile(path.join(buildFolder, 'browser/entry.js'), 'void 1;');
  expect(await start()).toEqual([
    { module: 'pubs', built: '1', refused: 'entry.js is not what was signed.' },
  ]);
  expect(await live()).toBe('nothing');
});
