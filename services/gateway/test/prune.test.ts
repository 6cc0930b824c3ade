import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { pruneReleases } from '../src/releases/prune';
import { type ReleaseRecord, releaseId } from '../src/releases/records';
import { clearPending, releaseFolder, removeAbandoned, stage } from '../src/releases/store';
import { register as registerFiles } from '../src/releases/upload/register';
import { testFolder } from './support/folder';
import { startTestRegistry, unsigned } from './support/signing';

const DAY_MS = 86_400_000;

const guide = await startTestRegistry();
const registry = await guide.open('ada');

const store = testFolder();
const releases = () => guide.db.collection<ReleaseRecord>('releases');
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Registers a release as if it had been registered some days ago. */
async function register(version: string, days: number): Promise<void> {
  await mkdir(releaseFolder(store, 'pubs', version), { recursive: true });
  await registry.add(await guide.sign(unsigned('pubs', version)));
  await releases().updateOne(
    { _id: releaseId('pubs', version) },
    { $set: { releasedAt: daysAgo(days).toISOString() } },
  );
}
const isThere = async (version: string) => [
  (await releases().countDocuments({ _id: releaseId('pubs', version) })) === 1,
  existsSync(releaseFolder(store, 'pubs', version)),
];

test('pruning keeps releases that are live, young, the target of a rollback, or signed last', async () => {
  for (let nth = 1; nth <= 40; nth += 1) {
    await register(`${nth}`, 400 - nth * 9);
    await registry.promote('pubs', `${nth}`);
  }
  await register('never-live', 30);
  await register('canary', 20);
  await registry.share('pubs', 'canary', 5);
  await register('young', 13);
  await register('signed-last', 30);
  // As if the last change of the stable release had been 15 days ago.
  await releases().updateMany(
    { usedUntil: { $exists: true } },
    { $set: { usedUntil: daysAgo(15).toISOString() } },
  );
  const pruned = await pruneReleases(guide.db, store);
  const old = Array.from({ length: 20 }, (_, nth) => releaseId('pubs', `${nth + 1}`));
  expect(pruned.sort()).toEqual([...old, releaseId('pubs', 'never-live')].sort());
  for (const version of ['1', '20', 'never-live']) expect(await isThere(version)).toEqual([false, false]);
  for (const version of ['21', '40', 'canary', 'young', 'signed-last'])
    expect(await isThere(version)).toEqual([true, true]);
  // The first rollback ends the canary; the other nineteen lead to stored releases.
  for (let nth = 40; nth > 20; nth -= 1) expect(await registry.rollback('pubs')).toBe(`${nth}`);
  await expect(registry.rollback('pubs')).rejects.toThrow(/no release of pubs before 21/);
  expect((await registry.audit('pubs')).filter(({ version }) => version === '1')).toHaveLength(1);
});

test('D-21 embed kit releases of any age stay, because other sites pin their files', async () => {
  for (const version of ['1', '2', '3']) {
    await mkdir(releaseFolder(store, EMBED_KIT, version), { recursive: true });
    await registry.add(await guide.sign(unsigned(EMBED_KIT, version)));
  }
  await releases().updateMany({ module: EMBED_KIT }, { $set: { releasedAt: daysAgo(1000).toISOString() } });
  await pruneReleases(guide.db, store);
  expect(await releases().countDocuments({ module: EMBED_KIT })).toBe(3);
  expect(existsSync(releaseFolder(store, EMBED_KIT, '1'))).toBe(true);
});

test('a release that visitors had keeps its files for 14 more days, however its share ended', async () => {
  await register('old-stable', 100);
  await registry.promote('pubs', 'old-stable');
  await register('old-canary', 90);
  await registry.share('pubs', 'old-canary', 5);
  await registry.halt('pubs', 'old-canary', 'it failed');
  await register('rolled-back', 80);
  await registry.promote('pubs', 'rolled-back');
  await registry.rollback('pubs');
  await register('newest', 70);
  const ended = ['old-canary', 'rolled-back'];
  const then = Date.now() + 14 * DAY_MS;
  await pruneReleases(guide.db, store, then - 60_000);
  for (const version of ended) expect(await isThere(version)).toEqual([true, true]);
  await pruneReleases(guide.db, store, then + 60_000);
  for (const version of ended) expect(await isThere(version)).toEqual([false, false]);
  expect(await isThere('old-stable')).toEqual([true, true]);
});

describe('after the database failed during an upload', () => {
  const BUNDLE = 'exports.screens = {};';
  const files = new Map(
    [
      ['server/server.cjs', BUNDLE],
      ['browser/entry.js', 'void 0;'],
      ['browser/mf-manifest.json', '{}'],
    ].map(([name, text]) => [name!, Buffer.from(text!)] as const),
  );
  const integrity = { 'entry.js': integrityOf('void 0;') };
  const release = (version: string) => ({
    ...unsigned('map', version),
    integrity,
    serverIntegrity: integrityOf(BUNDLE),
  });
  const stored = (version: string) => path.join(releaseFolder(store, 'map', version), 'server/server.cjs');
  const pending = (version: string) => path.join(store, '.uploads', `map@${version}`);

  async function upload(version: string, target = registry): Promise<void> {
    const signed = await guide.sign(release(version));
    const manifest = await registry.verify(signed);
    await registerFiles(store, target, { manifest, signed }, files);
  }
  /** A registry whose connection was closed. */
  async function lostRegistry() {
    const client = new MongoClient(guide.database.url);
    const db = client.db('guide_gateway');
    const lost = await guide.open('ada', db);
    await client.close();
    return { lost, db };
  }
  const age = (file: string) => utimes(file, daysAgo(1), daysAgo(1));

  test('the files of a registered release stay, even of one that is refused', async () => {
    await upload('1');
    await registry.promote('map', '1');
    expect(existsSync(pending('1'))).toBe(false);
    const { lost } = await lostRegistry();
    await expect(upload('1', lost)).rejects.toThrow(/closed|connect/);
    expect(await readFile(stored('1'), 'utf8')).toBe(BUNDLE);
    await releases().updateOne({ _id: 'map@1' }, { $set: { signed: 'no signature' } });
    await age(pending('1'));
    await pruneReleases(guide.db, store);
    expect(await readFile(stored('1'), 'utf8')).toBe(BUNDLE);
    expect(existsSync(pending('1'))).toBe(false);
  });

  test('files without a record are removed ten minutes later, as soon as the database says so', async () => {
    const { lost, db } = await lostRegistry();
    await expect(upload('2', lost)).rejects.toThrow(/closed|connect/);
    await pruneReleases(guide.db, store);
    expect(existsSync(stored('2'))).toBe(true);
    await age(pending('2'));
    const isRegistered = async () => (await db.collection('releases').countDocuments()) > 0;
    await expect(removeAbandoned(store, isRegistered)).rejects.toThrow(/closed|connect/);
    expect(existsSync(stored('2'))).toBe(true);
    await pruneReleases(guide.db, store);
    expect([existsSync(stored('2')), existsSync(pending('2'))]).toEqual([false, false]);
  });
});

test('if a release cannot be moved into the store, its earlier files are put back', async () => {
  const otherStore = path.join(store, 'other');
  const staged = await stage(otherStore, new Map([['server/server.cjs', Buffer.from('Later')]]));
  // No folder can be moved into itself.
  const module = path.join(staged.folder, 'module');
  const file = path.join(module, '3/server/server.cjs');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'Earlier');
  await symlink(module, path.join(otherStore, 'map'));
  await expect(staged.moveToStore('map', '3')).rejects.toThrow('EINVAL');
  expect(await readFile(file, 'utf8')).toBe('Earlier');
});

test('files that a killed process moved away come back, and never replace newer ones', async () => {
  const replaced = (upload: string, version: string) =>
    path.join(store, '.uploads', upload, `map@${version}`);
  const bundle = (folder: string) => path.join(folder, 'server/server.cjs');
  for (const version of ['moved', 'stored']) {
    await mkdir(path.dirname(bundle(replaced('killed', version))), { recursive: true });
    await writeFile(bundle(replaced('killed', version)), 'Earlier');
  }
  await mkdir(path.dirname(bundle(releaseFolder(store, 'map', 'stored'))), { recursive: true });
  await writeFile(bundle(releaseFolder(store, 'map', 'stored')), 'Later');
  await pruneReleases(guide.db, store);
  expect(await readFile(bundle(releaseFolder(store, 'map', 'moved')), 'utf8')).toBe('Earlier');
  expect(await readFile(bundle(releaseFolder(store, 'map', 'stored')), 'utf8')).toBe('Later');
  await rm(path.join(store, '.uploads/killed'), { recursive: true });
});

test('an upload moves earlier files to where the next start finds them', async () => {
  const staged = await stage(store, new Map([['server/server.cjs', Buffer.from('Later')]]));
  await mkdir(releaseFolder(store, 'map', 'again'), { recursive: true });
  await writeFile(path.join(releaseFolder(store, 'map', 'again'), 'file'), 'Earlier');
  await staged.moveToStore('map', 'again');
  const kept = path.join(path.dirname(staged.folder), 'map@again/file');
  expect(await readFile(kept, 'utf8')).toBe('Earlier');
  await staged.remove();
  await clearPending(store, 'map', 'again');
});

test('an upload left by a killed process is removed after ten minutes, not earlier', async () => {
  const uploads = path.join(store, '.uploads');
  for (const [name, minutes] of Object.entries({ young: 9, old: 11 })) {
    await mkdir(path.join(uploads, name), { recursive: true });
    const at = new Date(Date.now() - minutes * 60_000);
    await utimes(path.join(uploads, name), at, at);
  }
  await pruneReleases(guide.db, store);
  expect(await readdir(uploads)).toEqual(['young']);
});
