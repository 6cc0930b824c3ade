import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cityWordFaults } from '../check/city-words.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const root = temporaryFolder();

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('GEN-08 Name, currency, locale, transport, areas and coordinates of a city in the code are reported', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('cities/london/areas.json', JSON.stringify([{ name: 'South Bank' }, { name: "St James's" }]));
  const lines = [
    "const city = 'london';",
    '// The tube of London.',
    "const price = '£' + amount;",
    "const nearest = 'Nearest tube';",
    'format(amount, "GBP", "en-GB");',
    "const area = 'South Bank';",
    'const area = "St James\'s";',
    'const bounds = [-0.51, 51.28, 0.33, 51.69];',
    'const tubes = latitude * 151.3;',
  ];
  write('mfe-map/src/a.ts', lines.join('\n'));
  write('mfe-map/test/a.test.ts', lines.join('\n'));
  write('contracts/search/words.ts', "['tube', 'station'],");
  expect(cityWordFaults(root).map((fault) => fault.split(':').slice(0, 2).join(':'))).toEqual([
    'mfe-map/src/a.ts:1 says "london"',
    'mfe-map/src/a.ts:3 says "£"',
    'mfe-map/src/a.ts:4 says "tube"',
    'mfe-map/src/a.ts:5 says "GBP"',
    'mfe-map/src/a.ts:6 says "South Bank"',
    'mfe-map/src/a.ts:7 says "St James\'s"',
    'mfe-map/src/a.ts:8 says "51.28"',
  ]);
});
