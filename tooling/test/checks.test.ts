import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { documentFaults } from '../check/documents.mjs';
import { idFaults } from '../check/ids.mjs';
import { findFaults, SERVICE_CATALOGUES } from '../texts/texts-check.mjs';

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

test('Forbidden imports, including types, and import cycles are reported', () => {
  const REFUSED = [
    ['modules', 'mfe-pubs/src/a.ts', 'mfe-map/src/b.ts'],
    ['services', 'services/pubs/src/a.ts', 'services/map/src/b.ts'],
    ['contracts', 'contracts/api/a.ts', 'ui/src/b.ts'],
    ['shell', 'shell/src/a.ts', 'cities/london/b.ts'],
    ['embedded-mongo', 'services/embedded-mongo/src/a.ts', 'contracts/b.ts'],
  ] as const;
  for (const [, file, target] of REFUSED) {
    const imported = path.posix.relative(path.posix.dirname(file), target).replace(/\.ts$/, '');
    write({
      [file]: `import type { B } from '${imported}';\nexport type A = B;\n`,
      [target]: 'export type B = 1;\n',
    });
  }
  write({
    'mfe-pubs/src/c.ts': `import { d } from './d';\nimport { e } from '../../contracts/e';\nexport const c = () => d + e;\n`,
    'mfe-pubs/src/d.ts': `import { c } from './c';\nexport const d = c();\n`,
    'contracts/e.ts': 'export const e = 1;\n',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const binary = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, 'tooling/check/dependency-cruiser.cjs');
  const folders = ['mfe-pubs', 'services', 'contracts', 'shell'];
  const { status, stdout } = spawnSync(process.execPath, [binary, '--config', config, ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const [rule, file, target] of REFUSED) expect(stdout).toContain(`error ${rule}: ${file} → ${target}`);
  expect(stdout).toContain('error no-circle: mfe-pubs/src/c.ts');
  expect(stdout).toContain('6 dependency violations');
  expect(status).toBe(6);
});

test('Texts that catalogues lack, and catalogues of the services that are not in step, are reported', () => {
  const po = (text: string, translation: string) => `msgid "${text}"\nmsgstr "${translation}"\n`;
  const texts = new Map([['services', new Set(['Try again', 'Our mistake'])]]);
  const catalogue = { de: { 'Try again': 'Noch einmal' } };
  write({
    'services/texts/de.po': po('Try again', 'Noch einmal'),
    [SERVICE_CATALOGUES]: JSON.stringify(catalogue),
  });
  const missing = 'services/texts/de.po lacks the text "Our mistake".';
  expect(findFaults(texts, folder)).toEqual([missing]);
  write({ 'services/texts/de.po': po('Try again', 'Bitte noch einmal') });
  expect(findFaults(texts, folder)).toEqual([missing, expect.stringContaining('is not in step')]);
});

test('Undefined ids and untested statements are reported', () => {
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

test('Links, commands and files of documents that do not exist are reported', () => {
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
    'docs/a.md links to c.md, which does not exist.',
    'docs/a.md names "npm run gone", which does not exist.',
    'docs/a.md names the file src/gone.ts, which does not exist.',
  ]);
});
