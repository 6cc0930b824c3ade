/**
 * `npm run conformance`: the conformance tests against the deployment that `MONGODB_URL` names, or against the
 * embedded database without it.
 *
 * `npm run conformance -- --engines` runs them against the embedded database and two engines that share no code with it
 * (FerretDB 1.24, mongo-java-server), and shows where these differ and whose fault it is: theirs where the other one
 * agrees with the embedded database, otherwise as `tooling/conformance/differences.json` says of each of them.
 * It ends with 1 when our tests fail here or a difference is not explained.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, withEngine } from '../conformance/engines.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const explained = JSON.parse(readFileSync(path.join(root, 'tooling/conformance/differences.json'), 'utf8'));
const row = (/** @type {unknown[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`);

const { values } = parseArgs({ options: { engines: { type: 'boolean' } } });
if (!values.engines) process.exitCode = runTests(process.env.MONGODB_URL).status;
else {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  for (const name of ENGINES) outcomes.set(name, await withEngine(name, async (url) => runTests(url, name)));
  compare(outcomes);
}
process.exit();

/** @typedef {{ subject: string, title: string, passed: boolean }} Test its file's name without the ending, its title */
/** @typedef {{ status: number, tests: Test[] }} Outcome how Jest ended, and the tests that ran */

/**
 * @param {string | undefined} url of the deployment, default the embedded database
 * @param {string} [engine] its name; without one Jest prints what it finds, and nothing is counted
 * @returns {Outcome}
 */
function runTests(url, engine) {
  const report = path.join(tmpdir(), `conformance-${process.pid}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--experimental-vm-modules', 'node_modules/.bin/jest', '--selectProjects', 'node'],
      ...['--testPathPatterns', 'services/embedded-mongo/test/conformance'],
      ...(engine ? ['--silent', '--json', `--outputFile=${report}`] : []),
    ],
    {
      cwd: root,
      stdio: engine ? 'ignore' : 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...(url && { MONGODB_URL: url }) },
    },
  );
  if (!engine) return { status: status ?? 1, tests: [] };
  /** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      subject: path.basename(name, '.test.ts'),
      title: test.title,
      passed: test.status !== 'failed',
    })),
  );
  return { status: status ?? 1, tests };
}

/** How many tests each engine passes by subject, and what the engines differ in. @param {Map<string, Outcome>} results by engine */
function compare(results) {
  const every = [...results.values()].flatMap(({ tests }) => tests);
  row('tests of', 'expected', ...results.keys());
  row('---', '---:', ...[...results.keys()].map(() => '---:'));
  for (const subject of [...new Set(every.map((test) => test.subject))].sort().concat('all')) {
    const all = [...results.values()].map(({ tests }) =>
      tests.filter((test) => subject === 'all' || test.subject === subject),
    );
    const expected = Math.max(...all.map((tests) => tests.length));
    row(subject, expected, ...all.map((tests) => tests.filter(({ passed }) => passed).length));
  }
  console.log();
  row('test', 'otherwise in', 'whose fault');
  row('---', '---', '---');
  const titles = new Set(every.filter(({ passed }) => !passed).map(({ title }) => title));
  for (const title of [...titles].sort()) {
    const names = [...results]
      .filter(([, { tests }]) => tests.some((test) => test.title === title && !test.passed))
      .map(([name]) => name);
    const agreeing = [...results.keys()].filter((name) => name !== 'embedded' && !names.includes(name));
    const theirs = agreeing.length > 0 ? `theirs: ${agreeing.join(', ')} agree with this one` : undefined;
    const reasons = names.every((name) => explained[title]?.includes(name)) ? explained[title] : undefined;
    row(title, names.join(', '), theirs ?? reasons ?? 'NOT EXPLAINED');
    if (!(theirs ?? reasons) || names.includes('embedded')) process.exitCode = 1;
  }
}
