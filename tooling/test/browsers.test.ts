import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BROWSERS } from '../../module/src/build/base.mjs';

test('The README names the browsers that the build targets', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, chrome, firefox, safari, ios] =
    /Chrome and Edge ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+), and iOS ([\d.]+), or later/.exec(readme)!;
  expect(BROWSERS).toEqual([`chrome ${chrome}`, `firefox ${firefox}`, `safari ${safari}`, `ios_saf ${ios}`]);
});
