import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { integrityInLock, isLockedOtherwise } from '../build/package-integrity.mjs';
import { packedManifest } from '../build/packages.mjs';
import { root } from './support/lines';
import { temporaryFolder } from './support/temporaryFolder';

const folder = temporaryFolder();
const NAMES = ['contracts', 'ui', 'module'] as const;
const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

test.each(NAMES)('the version of %s is the newest one of its changelog', async (name) => {
  const changelog = await readFile(path.join(root, name, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## ([\d.]+|Unreleased)/m.exec(changelog)!;
  expect((await readJson(`${name}/package.json`)).version).toBe(newest);
});

test.each(NAMES)(
  'the lock file of the example has what %s needs, so npm ci installs all of it',
  async (name) => {
    const { packages } = await readJson('examples/postcards/package-lock.json');
    const { version, dependencies, peerDependencies } = packedManifest(name);
    const locked = packages[`node_modules/@guide/${name}`];
    expect(locked).toMatchObject({ version, resolved: `file:../packages/guide-${name}-${version}.tgz` });
    expect({ ...locked.dependencies }).toEqual(dependencies);
    expect({ ...locked.peerDependencies }).toEqual(peerDependencies);
    // Packages are packed anew for each checkout, so their content is not fixed.
    expect(locked.integrity).toBeUndefined();
  },
);

test('npm ci is not used where a packed package differs from the lock file', async () => {
  const archive = path.join(folder, 'guide-ui-2.0.0.tgz');
  await writeFile(archive, 'first');
  const lock = (integrity?: string) =>
    writeFile(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/@guide/ui': { integrity } } }),
    );
  expect(isLockedOtherwise(folder, { ui: archive })).toBe(false);
  await lock(integrityInLock(archive));
  expect(isLockedOtherwise(folder, { ui: archive })).toBe(false);
  await writeFile(archive, 'second');
  expect(isLockedOtherwise(folder, { ui: archive })).toBe(true);
  await lock();
  expect(isLockedOtherwise(folder, { ui: archive })).toBe(false);
});
