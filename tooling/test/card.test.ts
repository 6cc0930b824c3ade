import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cardFaults } from '../check/card.mjs';

test('each package of the design card that is no dependency, or that nothing imports, is named', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'card-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: { ol: '1', echarts: '1' } }));
  writeFileSync(path.join(root, 'map.ts'), "import Map from 'ol/Map';\n");
  const faults = cardFaults(root);
  expect(faults.filter((line) => line.startsWith('ol '))).toEqual([]);
  expect(faults).toContain('echarts is of the design card, and no source that ships imports it.');
  expect(faults).toContain('jest is of the design card, and no workspace depends on it.');
});
