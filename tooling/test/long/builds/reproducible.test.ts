import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { contentsOf, fingerprintOf } from '../../../../module/src/build/content-names.mjs';
import { buildFolder, buildSite } from '../../../build/site.mjs';
import { temporaryFolder } from '../../support/temporaryFolder';

const root = path.resolve(import.meta.dirname, '../../../..');
const SOURCES = [
  'contracts',
  'ui',
  'cities/london',
  'mfe-pubs',
  'module',
  'tooling',
  'package.json',
  'package-lock.json',
];
const module = 'modules/pubs';

const copy = path.join(temporaryFolder(), 'another place');
beforeAll(() => {
  mkdirSync(copy);
  for (const source of SOURCES)
    cpSync(path.join(root, source), path.join(copy, source), { recursive: true, filter });
  // Copies the packages, because links would lead back to the original folder.
  const packages = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  } catch {
    rmSync(packages[1]!, { recursive: true, force: true });
    execFileSync('cp', ['-R', ...packages]);
  }
});

const filter = (source: string) => !/\/(images|node_modules|test)$/.test(source);

function buildElsewhere(): void {
  const program = "import('./tooling/build/site.mjs').then(({ buildSite }) => buildSite({ only: ['pubs'] }))";
  const env = { PATH: process.env.PATH, TZ: 'Pacific/Auckland', NODE_ENV: 'test' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: copy, env });
}

const describe = (folder: string) => ({
  release: JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')),
  files: fingerprintOf([...contentsOf(folder)].filter(isBuilt)),
});
const isBuilt = ([name]: [string, Uint8Array]) => name !== 'inputs.sha256';

test('A module built in another folder and time zone has the same files and version', async () => {
  await buildSite({ city: 'london', only: ['pubs'] });
  buildElsewhere();
  const built = describe(path.join(copy, '.build/london', module));
  expect(built).toEqual(describe(path.join(buildFolder('london', false), module)));
  expect(built.release.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);

  // The lock file and the tooling affect when it is built, not its name.
  appendFileSync(path.join(copy, 'package-lock.json'), '\n');
  appendFileSync(path.join(copy, 'module/src/build/compile.mjs'), '\n// Changed.\n');
  buildElsewhere();
  expect(describe(path.join(copy, '.build/london', module))).toEqual(built);

  appendFileSync(
    path.join(copy, 'mfe-pubs/src/screens/TopPubs/TopPubs.module.css'),
    '.added { color: red }\n',
  );
  buildElsewhere();
  const changed = describe(path.join(copy, '.build/london', module)).release;
  expect(changed.version).not.toBe(built.release.version);
  expect(changed.container).not.toBe(built.release.container);
}, 120_000);
