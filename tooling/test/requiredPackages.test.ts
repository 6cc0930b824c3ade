import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { requiredPackageFaults } from '../check/required-packages.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const root = temporaryFolder();

test('Required packages that are not a dependency, or not imported, are reported', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: { ol: '1', echarts: '1' } }));
  writeFileSync(path.join(root, 'map.ts'), "import Map from 'ol/Map';\n");
  const faults = requiredPackageFaults(root);
  expect(faults.filter((line) => line.startsWith('ol '))).toEqual([]);
  expect(faults).toContain('echarts is required, but no shipped source imports it.');
  expect(faults).toContain('jest is required, but no workspace depends on it.');
});
