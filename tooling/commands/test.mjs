/**
 * `npm test`: the checks of `npm run check`, Jest, and Playwright in a real Chromium. `--quick` leaves the browser out;
 * `--node 24` runs everything, the programs under test included, on another Node, which comes as an npm package.
 * The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../../e2e/support/chromium.mjs';
import { runChecks } from '../check/checks.mjs';
import { installPackages } from './install.mjs';
import { askedVersion, runOn } from './other-node.mjs';
import { checkNode, root, stop } from './preflight.mjs';

const quick = process.argv.includes('--quick');
const results = path.join(root, 'test-results');
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);
let passed = 0;
let failed = 0;

const version = askedVersion(process.argv);
if (version && runOn(version)) process.exit();
checkNode();
console.log(`Node ${process.versions.node}`);
installPackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await Promise.all([check(), jest()]);
if (!quick) await browser();

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env beside this process's
 * @returns {Promise<boolean>} whether the command ended well; it writes to the terminal
 */
async function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs beside Jest: the output of each check comes when it has ended. */
async function check() {
  const counts = await runChecks();
  passed += counts.passed;
  failed += counts.failed;
}

async function jest() {
  const file = path.join(results, 'jest.json');
  const ok = await run(
    'Jest',
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      // The workers fill the cores: threads that compile and collect beside them only take turns with them. Node 24 knows
      // fewer of V8's options than Node 20, and ends when it is given one of the others.
      '--single-threaded',
      bin('jest'),
      '--maxWorkers=4',
      '--json',
      '--outputFile',
      file,
      '--silent',
    ],
    { NODE_ENV: 'test' },
  );
  const report = read(file);
  count(ok, report?.numPassedTests, report && report.numFailedTests + report.numRuntimeErrorTestSuites);
}

async function browser() {
  await installChromium();
  await playwright('Playwright', 'e2e', ['--grep-invert', '@alone']);
  // These compare times: nothing else runs beside them, and a busy machine fails them.
  if (process.env.MATRIX === '1')
    await playwright('Playwright, one at a time', 'e2e-alone', ['--grep', '@alone', '--workers=1']);
}

/** @param {string} title @param {string} name of the folder for its results @param {string[]} args */
async function playwright(title, name, args) {
  const ok = await run(title, bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    E2E_OUTPUT: path.join(results, name, 'files'),
  });
  const stats = read(path.join(results, name, 'playwright.json'))?.stats;
  count(ok, stats?.expected, stats && stats.unexpected + stats.flaky);
}

/**
 * Adds a runner's counts; one that failed without counting is one failure.
 * @param {boolean} ok
 * @param {number} [good]
 * @param {number} [bad]
 */
function count(ok, good = 0, bad = 0) {
  passed += good;
  failed += ok ? bad : Math.max(bad, 1);
}

/** @param {string} file JSON */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function installChromium() {
  if (chromiumPath()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    stop(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  }
  await run('Installing Chromium', 'apt-get', ['update', '-q']);
  await run('Installing Chromium', 'apt-get', [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
  ]);
}
