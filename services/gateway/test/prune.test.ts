import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { expect, test } from '@jest/globals';
import { pruneReleases } from '../src/releases/prune';
import { releaseId } from '../src/releases/records';
import { releaseFolder } from '../src/releases/store';
import { testFolder } from './support/folder';
import { startTestRegistry, unsigned } from './support/signing';

const DAY_MS = 86_400_000;

const guide = await startTestRegistry();
const registry = await guide.open('ada');

const store = testFolder();
const releases = () => guide.db.collection<{ _id: string; module: string; releasedAt: string }>('releases');
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
