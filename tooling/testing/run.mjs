import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/preflight.mjs';

export const resultsFolder = path.join(root, 'test-results');
const binary = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/**
 * Results of a part of a run. A flaky test passed on its second try and counts as neither passed nor failed.
 * @typedef {{ title: string, seconds: number, passed: number, failed: number, skipped: string[], flaky: string[] }} Part
 */

/** @param {string} title @param {() => Promise<Omit<Part, 'title' | 'seconds'>>} work @returns {Promise<Part>} */
export async function timed(title, work) {
  const started = performance.now();
  const counts = await work();
  return { title, seconds: Math.round((performance.now() - started) / 1000), ...counts };
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} env - additional variables */
export async function run(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** @param {string} title @param {string} config - path from the root @param {string[]} args - such as a path pattern */
export const runJest = (title, config, args = []) =>
  timed(title, async () => {
    const file = reportFile(title);
    const jest = ['--experimental-vm-modules', '--no-warnings', binary('jest'), '-c', config];
    const options = ['--maxWorkers=100%', '--silent', '--json', `--outputFile=${file}`];
    const ok = await run(process.execPath, [...jest, ...options, ...args], { NODE_ENV: 'test' });
    /** @type {JestReport | undefined} */
    const report = read(file);
    const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
    const skipped = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
    );
    return { passed: report?.numPassedTests ?? 0, failed: atLeast(ok, failed), skipped, flaky: [] };
  });

/** @param {string} title @param {string} config - path from the root @param {string[]} args - such as a path pattern */
export const runPlaywright = (title, config, args = []) =>
  timed(title, async () => {
    const file = reportFile(title);
    const output = path.join(resultsFolder, slug(title));
    const ok = await run(
      process.execPath,
      [binary('playwright'), 'test', '--config', config, '--reporter=list,json', '--output', output, ...args],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    /** @type {PlaywrightReport | undefined} */
    const report = read(file);
    const tests = (report?.suites ?? []).flatMap((suite) => testsOf(suite));
    const names = (/** @type {string} */ status) =>
      tests.filter((test) => test.status === status).map(({ name }) => name);
    const failed = names('unexpected').length + (report?.errors.length ?? 0);
    return {
      passed: names('expected').length,
      failed: atLeast(ok, failed),
      skipped: names('skipped'),
      flaky: names('flaky'),
    };
  });

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} JestReport */
/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[], errors: unknown[] }} PlaywrightReport */

/** @param {Suite} suite @param {string} prefix @returns {{ name: string, status: string }[]} */
function testsOf({ title, specs = [], suites = [] }, prefix = '') {
  const path = prefix ? `${prefix} › ${title}` : title;
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${path}: ${spec.title}`, status }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** A failed run without a failed test counts as one failure. @param {boolean} ok @param {number} failed */
const atLeast = (ok, failed) => (ok ? failed : Math.max(failed, 1));

/** @param {string} title */
const slug = (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Removes an earlier report. @param {string} title @returns {string} the report's path */
function reportFile(title) {
  const file = path.join(resultsFolder, `${slug(title)}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file - JSON */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
