import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { documentFaults } from '../check/documents.mjs';
import { idFaults } from '../check/ids.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guide-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
};

/** What dependency-cruiser says of the folder under the rules of this repository. */
function cruise(folders: string[]) {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const binary = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, 'tooling/check/dependency-cruiser.cjs');
  return spawnSync(process.execPath, [binary, '--config', config, ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test.each([
  ['a module, another module', 'mfe-pubs/src/a.ts', '../../mfe-map/src/b', 'modules'],
  ['a service, another service', 'services/pubs/src/a.ts', '../../map/src/b', 'services'],
  ['the contracts, the design system', 'contracts/api/a.ts', '../../ui/src/b', 'contracts'],
  ['the shell, a city', 'shell/src/a.ts', '../../cities/london/b', 'shell'],
  [
    'the database, the contracts',
    'services/embedded-mongo/src/a.ts',
    '../../../contracts/b',
    'embedded-mongo',
  ],
])('imports: %s: is refused, as a type, too', (_, file, imported, rule) => {
  const target = path.posix.join(path.posix.dirname(file), imported);
  write({
    [file]: `import type { B } from '${imported}';\nexport type A = B;\n`,
    [`${target}.ts`]: 'export type B = 1;\n',
  });
  const { status, stdout } = cruise([file.split('/')[0]!]);
  expect(stdout).toContain(`error ${rule}: ${file} → ${target}.ts`);
  expect(status).toBe(1);
});

test('imports: a circle is refused, an allowed direction is not', () => {
  write({
    'mfe-pubs/src/a.ts': `import { b } from './b';\nimport { c } from '../../contracts/c';\nexport const a = () => b + c;\n`,
    'mfe-pubs/src/b.ts': `import { a } from './a';\nexport const b = a();\n`,
    'contracts/c.ts': 'export const c = 1;\n',
  });
  const { stdout } = cruise(['mfe-pubs', 'contracts']);
  expect(stdout).toContain('error no-circle: mfe-pubs/src/a.ts');
  expect(stdout).toContain('1 dependency violations');
});

test('ids: one that nothing defines and a statement without a test are named', () => {
  execFileSync('git', ['init', '-q', folder]);
  write({
    'docs/spec/screens.md': '- **MAP-01** The map.\n- **MAP-02** Its tips. (D-1)\n',
    'docs/spec/rulings.md': '| **D-1** | | |\n',
    'mfe-map/src/a.ts': '// MAP-01, MAP-09 (D-1, D-2)\n',
    'mfe-map/test/a.test.ts': "test('MAP-01: the map', () => {});\n",
  });
  expect(idFaults(folder).sort()).toEqual([
    'No test of npm test names MAP-02.',
    'mfe-map/src/a.ts names D-2, which docs/spec does not define.',
    'mfe-map/src/a.ts names MAP-09, which docs/spec does not define.',
  ]);
});

test('documents: a link, a command and a file that are not there are named, others not', () => {
  execFileSync('git', ['init', '-q', folder]);
  write({
    'package.json': '{ "scripts": { "start": "x" } }',
    'mfe-pubs/package.json': '{ "scripts": { "dev": "x" } }',
    'docs/a.md': [
      '[there](b.md) [gone](c.md) `npm run start` `npm run dev -w mfe-pubs` `npm run gone`',
      '`docs/b.md` `src/gone.ts` `src/there.ts` `@guide/ui/tokens.css`',
    ].join('\n'),
    'docs/b.md': '',
    'shell/src/there.ts': '',
  });
  expect(documentFaults(folder)).toEqual([
    'docs/a.md links to c.md, which is not there.',
    'docs/a.md names "npm run gone", which no package has.',
    'docs/a.md names the file src/gone.ts, which is not there.',
  ]);
});
