/**
 * `npm run coverage`: lines covered by the Jest tests of the contracts, the services and the shell's loader, a row
 * each; ends with 1 when one is under 95 %. The page of every file is `coverage/index.html`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

const AIM = 95;
const FOLDERS = ['contracts', 'services', 'shell/src/loader'];

checkNode();
installPackages();
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules/.bin/jest'),
    '--maxWorkers=2',
    '--silent',
    '--testPathPatterns=(contracts|services|shell)/.*',
    '--coverage',
    // The compiler is SWC: V8 counts what really ran.
    '--coverageProvider=v8',
    '--coverageReporters=json-summary',
    '--coverageReporters=html',
    ...[
      'contracts/**/*.{ts,tsx}',
      'services/*/src/**/*.ts',
      'shell/src/loader/**/*.{ts,tsx}',
      '!**/test/**',
    ].map((files) => `--collectCoverageFrom=${files}`),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
if (status !== 0) stop('Coverage says nothing while tests fail: mend them first.');

const files = Object.entries(
  JSON.parse(readFileSync(path.join(root, 'coverage/coverage-summary.json'), 'utf8')),
);
console.log('| folder | lines | covered | % |\n|---|---|---|---|');
for (const folder of FOLDERS) {
  const own = files.filter(([file]) => file.startsWith(path.join(root, folder) + path.sep));
  const sum = (figure) => own.reduce((total, [, { lines }]) => total + lines[figure], 0);
  const percent = (100 * sum('covered')) / sum('total');
  console.log(`| ${folder} | ${sum('total')} | ${sum('covered')} | ${percent.toFixed(1)} |`);
  if (percent < AIM) process.exitCode = 1;
}
