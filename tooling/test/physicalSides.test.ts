import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { physicalSideFaults } from '../check/physical-sides.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const root = temporaryFolder();

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const REFUSED = [
  'left: 0',
  'margin-right: 4px',
  'border-left: 1px solid red',
  'border-top-left-radius: 4px',
  'scroll-padding-left: 4px',
  'text-align: right',
  'float: left',
  'padding: 1px 2px 3px 4px',
  'margin: 0 calc(-1 * var(--gap)) 0 0',
  'inset: 0 auto auto 0',
  'border-width: 2px 2px 0 0',
  'border-radius: 8px 0 0',
  'position-area: bottom span-left',
  'background: linear-gradient(to right, red, blue)',
  'mask-image: linear-gradient(90deg, red, blue)',
  'transform: translateX(3px)',
  'translate: 3px 0',
];

const PERMITTED = [
  'margin-inline-start: 4px',
  'inset-inline: 0 auto',
  'text-align: end',
  'padding: 1px calc(2px + (100vw - 3px) / 2) 3px',
  'margin: 1px 2px 3px 2px',
  'border-radius: 8px 8px 0 0',
  'border-radius: 50%',
  'background: linear-gradient(to bottom, red, blue)',
  'mask-image: linear-gradient(calc(var(--forward) * -90deg), red, blue)',
  'transform: translateX(calc(var(--forward) * 3px))',
  'transform: translateY(3px)',
  'translate: 0 3px',
  '/* physical: the finger moves it. */\n  left: 0',
];

test('Sides that do not follow the reading direction are reported', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  const sheet = (declarations: string[]) =>
    `.a:hover {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
  write('ui/src/a.css', sheet(REFUSED));
  write('mfe-map/src/b.module.css', sheet(PERMITTED));
  write('contracts/site/plainPage.ts', 'const RULES = `p{margin:0;margin-left:4px}p{left:0}`;\n');
  write('services/a.css', sheet(REFUSED));
  expect(physicalSideFaults(root).map((fault) => /^\S+ has "(.*?)"/.exec(fault)?.[0])).toEqual([
    'contracts/site/plainPage.ts:1 has "margin-left:4px"',
    'contracts/site/plainPage.ts:1 has "left:0"',
    ...REFUSED.map((declaration, index) => `ui/src/a.css:${index + 2} has "${declaration}"`),
  ]);
});
