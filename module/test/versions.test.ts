import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findContractMismatch } from '@guide/contracts/release/live-checks';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { installedVersions, sharedConfig } from '../src/build/shared.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();
beforeAll(() => symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules')));

const versionsWith = async (guide: object) => {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ guide }));
  return installedVersions(folder);
};
const contract = async () =>
  JSON.parse(await readFile(path.join(root, 'contracts/package.json'), 'utf8')).version;

test('Build a module for the installed contract', async () => {
  const versions = await versionsWith({ owner: 'Ada' });
  expect(versions['@guide/contracts/module']).toBe(await contract());
});

test('Build a module for the next contract as well, if its package.json declares it', async () => {
  const versions = await versionsWith({ contract: '1.0.0 || ^2.0.0' });
  const release = { module: 'pubs', contract: versions['@guide/contracts/module']! };
  const refused = ['1.0.0', '1.4.0', '2.0.0', '2.3.1', '3.0.0', '0.9.0'].filter((served) =>
    findContractMismatch(release, served),
  );
  expect(refused).toEqual(['3.0.0', '0.9.0']);
  expect(sharedConfig(versions)['@guide/contracts/module']!.requiredVersion).toBe('^1.0.0 || ^2.0.0');
});
