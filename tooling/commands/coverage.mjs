/**
 * `npm run coverage`: lines of the contracts, the services and the shell's loader that the Jest tests run, in Jest
 * itself and in the processes that they start, a row each; ends with 1 when one is under 95 %.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

const TARGET_PERCENT = 95;
const FOLDERS = ['contracts', 'services', 'shell/src/loader'];
const results = path.join(root, 'coverage');
const processes = path.join(results, 'processes');
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

checkNode();
installPackages();
const { linesOf, sourceFiles } = await import('../coverage/lines.mjs');
rmSync(results, { recursive: true, force: true });
mkdirSync(processes, { recursive: true });

const files = sourceFiles(FOLDERS);
run('jest', [
  '--maxWorkers=2',
  '--silent',
  '--testPathPatterns=(contracts|services|shell|cities)/.*',
  '--coverage',
  // The compiler is SWC: V8 counts what really ran.
  '--coverageProvider=v8',
  '--coverageReporters=json',
  `--coverageDirectory=${path.join(results, 'jest')}`,
  ...files.map((file) => `--collectCoverageFrom=${file}`),
]);
run('c8', ['report', `--temp-directory=${processes}`, `--reports-dir=${processes}`, '--reporter=json']);

const covered = linesOf(
  [path.join(results, 'jest'), processes].map((folder) => path.join(folder, 'coverage-final.json')),
  files,
);
console.log('| folder | lines | covered | % |\n|---|---|---|---|');
for (const folder of FOLDERS) {
  const own = covered.filter(({ file }) => file.startsWith(`${folder}/`));
  const total = own.reduce((sum, found) => sum + found.total, 0);
  const hit = own.reduce((sum, found) => sum + found.hit, 0);
  const percent = (100 * hit) / total;
  console.log(`| ${folder} | ${total} | ${hit} | ${percent.toFixed(1)} |`);
  if (percent < TARGET_PERCENT) process.exitCode = 1;
}
console.log('\nMost lines that no test runs:');
for (const { file, total, hit } of covered.sort((a, b) => b.total - b.hit - (a.total - a.hit)).slice(0, 15)) {
  if (hit < total) console.log(`- ${file}: ${total - hit} of ${total}`);
}

/** @param {string} name of a package's command @param {string[]} args */
function run(name, args) {
  const env = { ...process.env, NODE_ENV: 'test', PROCESS_COVERAGE: processes };
  const { status } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', bin(name), ...args],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0) stop('Coverage says nothing while tests fail: mend them first.');
}
