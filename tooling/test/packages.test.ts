import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { packedManifest } from '../build/packages.mjs';
import { root } from './support/lines';

const NAMES = ['contracts', 'ui', 'module'] as const;
const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

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
