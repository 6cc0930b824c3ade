import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { buildAndCheck } from '../src/cli/checked-build.mjs';
import { readModule } from '../src/cli/read-module.mjs';

const folder = temporaryFolder();
beforeAll(async () => {
  await symlink(path.resolve(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  await mkdir(path.join(folder, 'src/screens/Events'), { recursive: true });
  await mkdir(path.join(folder, 'src/widgets/Ticket'), { recursive: true });
});

test('guide check reports all wrong claims at once, before it builds', async () => {
  const claims = {
    paths: [
      { path: '/events/*', screen: 'Events' },
      { path: '/search', screen: 'Missing' },
    ],
    slots: { 'place-actions': 'Gone', nowhere: 'Ticket' },
  };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'events', version: '1.0.0', guide: { owner: 'Team Events', claims } }),
  );
  await expect(readModule(folder).then((module) => buildAndCheck(module))).rejects.toThrow(
    [
      'Refused, in package.json:',
      '  guide.claims.paths[0].path: /events/* is not a path such as /events or /events/:id.',
      '  guide.claims.paths[1].path: /search belongs to the guide itself.',
      '  guide.claims.paths[1].screen: there is no screen Missing in src/screens; there is Events.',
      '  guide.claims.slots.place-actions: there is no widget Gone in src/widgets; there is Ticket.',
      '  guide.claims.slots.nowhere: pages have no such slot; they have ',
    ].join('\n'),
  );
  expect(existsSync(path.join(folder, '.guide'))).toBe(false);
});
