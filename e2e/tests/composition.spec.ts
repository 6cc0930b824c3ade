import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite, moduleNames } from '../../tooling/build/site.mjs';
import { expect, test } from '../support/visitor';

test('exactly one copy of React is served: the shell has it, no module does', async () => {
  const build = await buildSite({});
  const holders: string[] = [];
  for (const part of ['shell', ...moduleNames().map((name) => `modules/${name}`)]) {
    const folder = path.join(build, part, 'browser');
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
      const code = await readFile(path.join(folder, file), 'utf8');
      if (code.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='))
        holders.push(part);
    }
  }
  expect([...new Set(holders)]).toEqual(['shell']);
});
