import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';

const guide = path.resolve(import.meta.dirname, '../src/cli/guide.mjs');
const folder = temporaryFolder();
const key = (...args: string[]) =>
  execFileSync(process.execPath, [guide, 'key', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

test('guide key prints the complete entry for the owners file, also for a key that exists', async () => {
  const claims = {
    paths: [
      { path: '/events', screen: 'Events' },
      { path: '/events/:id', screen: 'Event' },
    ],
    slots: { 'place-actions': 'Ticket', 'discover/home': 'Ticket' },
    menu: { path: '/events', label: 'Events' },
  };
  const calls = ['https://api.events.example'];
  const pkg = { name: '@team/mfe-events', version: '1.0.0', guide: { owner: 'Team Events', claims, calls } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(pkg));
  const printed = key('--site', 'guide-test', '--file', 'release-key.json');
  const { kid, x } = JSON.parse(await readFile(path.join(folder, 'release-key.json'), 'utf8'));
  const entry = {
    keys: [{ kid, x }],
    modules: ['events'],
    paths: ['/events', '/events/:id'],
    slots: ['events/*', 'place-actions', 'discover/home', 'menu'],
    calls,
  };
  expect(JSON.parse(printed)).toEqual({ 'Team Events': entry });
  expect(key('--file', 'release-key.json')).toBe(printed);

  // The gateway accepts it as it is.
  const owners = path.join(folder, 'owners.json');
  await writeFile(owners, JSON.stringify({ site: 'guide-test', teams: JSON.parse(printed) }));
  expect((await (await openOwners(owners)).read()).teams).toEqual({ 'Team Events': entry });
});

test('guide key does not print the entry of a key for another guide', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [guide, 'key', '--site', 'guide-other', '--file', 'release-key.json'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    'The key release-key.json is for the guide guide-test, not guide-other: name another file.\n',
  ]);
});
