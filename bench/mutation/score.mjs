/**
 * `npm run mutation`: how many of the mutants of contracts, loader, registry and intake the tests notice, from a
 * random sample of each, with its 95 % interval. First every test runs over the unchanged code, which tells what it
 * reaches and how long it takes; then each mutant meets the tests that reach it, until one fails. What only runs in
 * processes that tests start is not mutated there.
 *
 * `SAMPLE` mutants of each (40), drawn by `SEED`; `MINUTES` ends it earlier (all are taken in turns, so that what was
 * done is a sample as well); `WORKERS` run at once (2); `ONLY=file:line,…` takes the mutants of these lines in place of
 * a sample; `SCOPES` names those to be scored (all). What was found lies in `.build/mutation`; what stands there of the same `SEED` is not done again.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { seeded } from '@guide/contracts/testing';
import programs from '../../tooling/jest/programs.mjs';
import { runTests } from './jest.mjs';
import { matching, root, SCOPES, workFolder, writeMutants } from './mutants.mjs';

const SAMPLE = Number(process.env.SAMPLE ?? 40);
const SEED = Number(process.env.SEED ?? 20261123);
const WORKERS = Number(process.env.WORKERS ?? 2);
const ONLY = process.env.ONLY?.split(',');
const scopes = process.env.SCOPES?.split(',') ?? Object.keys(SCOPES);
const endsAt = Date.now() + Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;
const results = path.join(workFolder, `results-${ONLY ? 'only' : SEED}.jsonl`);

/** What each test file reaches, and how long it takes, with no mutant switched on. */
async function readBaseline() {
  const kept = path.join(workFolder, 'baseline.json');
  const tests = [...new Set(scopes.flatMap((scope) => matching(SCOPES[scope].tests)))];
  const files = tests.map((file) => path.join(root, file));
  const reached = path.join(workFolder, 'reached');
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const missing = files.filter((file) => !known.some(({ testPath }) => testPath === file));
  if (missing.length === 0) return known;
  console.log(`${missing.length} test files are run over unchanged code, load ${loadavg()[0].toFixed(1)}`);
  await programs();
  rmSync(reached, { recursive: true, force: true });
  mkdirSync(reached, { recursive: true });
  const { failures, seconds } = await runTests(missing, {
    workers: WORKERS,
    env: { MUTATION_REACHED: reached },
  });
  const failed = new Set(failures.map((failure) => failure.path));
  for (const { path: file, test, message } of failures) console.log(`Left out: ${file}: ${test}\n${message}`);
  const found = readdirSync(reached)
    .map((file) => JSON.parse(readFileSync(path.join(reached, file), 'utf8')))
    .filter(({ testPath }) => !failed.has(testPath))
    .map((one) => ({ ...one, seconds: seconds.get(one.testPath) }));
  const all = [...known, ...found];
  writeFileSync(kept, JSON.stringify(all));
  return all;
}

/** The mutants of each scope in random order. */
function draw(mutants) {
  return scopes.map((scope) => {
    const own = mutants.filter((mutant) => mutant.scope === scope);
    if (ONLY) return own.filter(({ file, line }) => ONLY.includes(`${file}:${line}`));
    const random = seeded(SEED);
    return own
      .map((mutant) => ({ mutant, place: random.next() }))
      .sort((one, other) => one.place - other.place)
      .slice(0, SAMPLE)
      .map(({ mutant }) => mutant);
  });
}

/** The tests that may notice a mutant: those with its file's name first, then the quickest. */
function testsFor(baseline, { id, scope, file }) {
  const own = SCOPES[scope].tests;
  const name = path.basename(file).split('.')[0].toLowerCase();
  const isNamesake = ({ testPath }) => Number(path.basename(testPath).toLowerCase().startsWith(`${name}.`));
  return baseline
    .filter(({ testPath, mutants }) => own.test(path.relative(root, testPath)) && mutants.includes(id))
    .sort((one, other) => isNamesake(other) - isNamesake(one) || one.seconds - other.seconds)
    .map(({ testPath }) => testPath);
}

async function tryMutant(baseline, mutant) {
  const tests = testsFor(baseline, mutant);
  if (tests.length === 0) return { ...mutant, status: 'unreached' };
  const started = performance.now();
  const { failures, isSilent } = await runTests(tests, { mutant: mutant.id });
  const [first] = failures;
  const status = first ? 'killed' : isSilent ? 'timeout' : 'survived';
  const seconds = (performance.now() - started) / 1000;
  return {
    ...mutant,
    status,
    seconds,
    by: first && { path: first.path, test: first.test, message: first.message },
  };
}

/** Wilson's interval of a share, 95 %. @param {number} hits @param {number} count */
function intervalOf(hits, count) {
  const z = 1.96;
  const share = hits / count;
  const middle = share + z ** 2 / (2 * count);
  const reach = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return [middle - reach, middle + reach].map((end) => end / (1 + z ** 2 / count));
}

const percent = (share) => (100 * share).toFixed(0);

const mutants = await writeMutants();
writeFileSync(path.join(workFolder, 'mutants.json'), JSON.stringify(mutants));
const baseline = await readBaseline();
const drawn = draw(mutants);
const before =
  existsSync(results) && !ONLY
    ? readFileSync(results, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
const done = new Map(before.map((result) => [result.id, result]));
const inTurns = Array.from({ length: Math.max(...drawn.map((own) => own.length)) }, (_, turn) =>
  drawn.flatMap((own) => own[turn] ?? []),
).flat();
const waiting = inTurns.filter(({ id }) => !done.has(id));
console.log(
  `${mutants.length} mutants, ${waiting.length} to try, seed ${SEED}, load ${loadavg()[0].toFixed(1)}`,
);

async function work() {
  while (waiting.length > 0 && Date.now() < endsAt) {
    const result = await tryMutant(baseline, waiting.shift());
    done.set(result.id, result);
    appendFileSync(results, `${JSON.stringify(result)}\n`);
    const { scope, status, file, line, original, replacement, by, seconds = 0 } = result;
    const change = `${original.slice(0, 60)} -> ${replacement.slice(0, 60)}`.replace(/\s+/g, ' ');
    console.log(
      `${scope} ${status} ${seconds.toFixed(0)} s ${file}:${line} ${change}${by ? ` (${by.test})` : ''}`,
    );
  }
}
await Promise.all(Array.from({ length: WORKERS }, work));

console.log(`\nLoad after ${loadavg()[0].toFixed(1)}\n`);
console.log(
  '| scope | mutants | tried | noticed | of these by time | survived | reached by no test | score % | 95 % |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const [at, scope] of scopes.entries()) {
  const tried = drawn[at].flatMap(({ id }) => done.get(id) ?? []);
  if (tried.length === 0) continue;
  const count = (...statuses) => tried.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('killed', 'timeout');
  const [low, high] = intervalOf(noticed, tried.length);
  const all = mutants.filter((mutant) => mutant.scope === scope).length;
  console.log(
    `| ${scope} | ${all} | ${tried.length} | ${noticed} | ${count('timeout')} | ${count('survived')} | ${count('unreached')} | ${percent(noticed / tried.length)} | ${percent(low)} to ${percent(high)} |`,
  );
}
