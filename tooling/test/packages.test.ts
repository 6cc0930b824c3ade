import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BUNDLED, bundleImports } from '../build/bundled-packages.mjs';
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

/** A compiled package with one file. */
async function compiled(source: string): Promise<string> {
  const dist = await mkdtemp(path.join(folder, 'dist-'));
  await writeFile(path.join(dist, 'index.js'), source);
  return dist;
}

test.each(NAMES)('%s does not install packages of which it contains what it uses', (name) => {
  expect(Object.keys(packedManifest(name).dependencies).filter((needed) => BUNDLED.includes(needed))).toEqual(
    [],
  );
});

test('a packed package contains the icons that it uses, each drawn with one path, and their licence', async () => {
  const dist = await compiled("import { Map as M, X } from 'lucide-react';\nexport default [M, X];\n");
  await bundleImports(dist);
  const read = (name: string) => readFile(path.join(dist, name), 'utf8');
  expect(await read('index.js')).toContain("import { Map as M, X } from './bundled/lucide-react.js';");
  const icons = await read('bundled/lucide-react.js');
  expect(icons.match(/\/\* @__PURE__ \*\/ createIcon\d*\("M/g)).toHaveLength(2);
  expect(icons.match(/from "[^"]*"/g)).toEqual(Array(2).fill('from "../Icon/createIcon.js"'));
  const licence = await read('bundled/lucide-react.js.LICENSE.txt');
  expect(licence).toContain('Lucide Icons and Contributors');
  expect(licence).toContain('Cole Bemis');
});

test.each([
  "import * as icons from 'lucide-react';",
  'export declare const icon: import("lucide-react").LucideIcon;',
])('packing refuses what would still need the package: %s', async (source) => {
  await expect(bundleImports(await compiled(`${source}\n`))).rejects.toThrow('cannot be bundled');
});
