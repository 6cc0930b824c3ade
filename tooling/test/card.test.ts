import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cardFaults } from '../check/card.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const root = temporaryFolder();

test('Packages of the design card that are no dependency, or not imported, are reported', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: { ol: '1', echarts: '1' } }));
  writeFileSync(path.join(root, 'map.ts'), "import Map from 'ol/Map';\n");
  const faults = cardFaults(root);
  expect(faults.filter((line) => line.startsWith('ol '))).toEqual([]);
  expect(faults).toContain('echarts is on the design card, but no shipped source imports it.');
  expect(faults).toContain('jest is on the design card, but no workspace depends on it.');
});
