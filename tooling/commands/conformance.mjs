/**
 * `npm run conformance`: the conformance tests against the deployment that `MONGODB_URL` names, or against the
 * embedded database without it.
 *
 * `npm run conformance -- --engines` runs them against the embedded database and three engines that share no code
 * with it (FerretDB 1.24, mongo-java-server, nx-27017), and shows where these differ and whose fault it is: theirs where
 * another one agrees with the embedded database, otherwise as `tooling/conformance/differences.json` says of each of them.
 * `--engines embedded,ferretdb` names them.
 *
 * `--specifications DIR`, a clone of https://github.com/mongodb/specifications, runs the drivers' published tests of
 * `SPECIFICATIONS` as well. It ends with 1 when our tests fail here, a difference is not explained, or a published test
 * fails otherwise than by a refusal that names what it refuses.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, withEngine } from '../conformance/engines.mjs';
import { filesOf, runFile, SPECIFICATIONS } from '../conformance/specification.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const explained = JSON.parse(readFileSync(path.join(root, 'tooling/conformance/differences.json'), 'utf8'));
const row = (/** @type {unknown[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`);

const args = process.argv.slice(2).flatMap((arg, i, all) => {
  const alone = arg === '--engines' && all[i + 1]?.startsWith('--') !== false;
  return alone ? [arg, ENGINES.join(',')] : [arg];
});
const { values } = parseArgs({
  args,
  options: { engines: { type: 'string' }, specifications: { type: 'string' } },
});
const chosen = values.engines?.split(',') ?? [];
const unknown = chosen.find((name) => !ENGINES.includes(name));
if (unknown) {
  console.error(`There is no engine ${unknown}; there are ${ENGINES.join(', ')}.`);
  process.exit(1);
}
if (chosen.length === 0 && !values.specifications)
  process.exitCode = runTests(process.env.MONGODB_URL).status;
else {
  /** @type {Map<string, Outcome>} */
  const failed = new Map();
  for (const name of chosen) failed.set(name, await withEngine(name, async (url) => runTests(url, name)));
  if (chosen.length > 0) compare(failed);
  if (values.specifications) {
    const url = process.env.MONGODB_URL;
    const { specifications } = values;
    const run = (/** @type {string} */ at) => runSpecifications(specifications, at);
    await (url ? run(url) : withEngine('embedded', run));
  }
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
    const told = names.every((name) => explained[title]?.includes(name)) ? explained[title] : undefined;
    row(title, names.join(', '), theirs ?? told ?? 'NOT EXPLAINED');
    if (!(theirs ?? told) || names.includes('embedded')) process.exitCode = 1;
  }
}

/** @param {string} clone of the specifications @param {string} url of the deployment */
async function runSpecifications(clone, url) {
  console.log();
  row('specification', 'passed', 'refused by name', 'for other deployments', 'failed');
  row('---', '---:', '---:', '---:', '---:');
  const failures = [];
  for (const specification of SPECIFICATIONS) {
    const counts = { passed: 0, refused: 0, 'not applicable': 0, failed: 0 };
    for (const file of filesOf(clone, specification))
      for (const { name, result, reason } of await runFile(file, url)) {
        const drivers = result === 'failed' && explained[name];
        counts[drivers ? 'not applicable' : result]++;
        if (result === 'failed' && !drivers) failures.push(`${name}: ${reason}`);
      }
    row(specification, ...Object.values(counts));
  }
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
