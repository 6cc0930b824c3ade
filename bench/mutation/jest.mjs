/** Runs Jest over sources with mutants, in a process group of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './mutants.mjs';
import { MARK } from './reporter.mjs';

const here = (name) => path.join(import.meta.dirname, name);
/** A run that says nothing for so long goes round in a circle. */
const SILENCE_MS = 90_000;
/** Left out: of 1,000 changes of the registry, which takes longer than all others together. */
const SHORT_TESTS = '^(?!of 1000 changes by )';
/** How long Jest may take to end by itself, with the programs that tests started, when the answer is known. */
const ENDING_MS = 3_000;

/** Ends a process and all that it started. */
function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @param {string[]} files the test files, absolute, in the order in which they are to run
 * @param {{ mutant?: string, env?: Record<string, string>, workers?: number }} options the mutant that is switched on,
 *   with which the first failure ends the run; without one all tests run, in several processes
 * @returns what failed first, whether it fell silent, and the seconds of each file
 */
export async function runTests(files, { mutant, env = {}, workers = 1 }) {
  const child = spawn(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--no-warnings', path.join(root, 'node_modules/.bin/jest')],
      ...[
        '--config',
        here('jest.config.mjs'),
        '--reporters',
        here('reporter.mjs'),
        '--silent',
        '--forceExit',
        `--testNamePattern=${SHORT_TESTS}`,
      ],
      ...(mutant === undefined ? [`--maxWorkers=${workers}`] : ['--runInBand', '--bail']),
      ...['--runTestsByPath', ...files],
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        MUTATION_TESTS: files.join('\n'),
        ...(mutant !== undefined && { __STRYKER_ACTIVE_MUTANT__: mutant }),
        ...env,
      },
    },
  );
  const seconds = new Map();
  const failures = [];
  let isSilent = false;
  let isComplete = false;
  let errors = '';
  let timer;
  const endAfter = (ms, because = () => {}) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      because();
      endGroup(child, 'SIGTERM');
      timer = setTimeout(() => endGroup(child, 'SIGKILL'), ENDING_MS);
    }, ms);
  };
  const whenSilent = () => endAfter(SILENCE_MS, () => (isSilent = true));
  whenSilent();
  child.stderr.on('data', (data) => {
    errors = (errors + data).slice(-2000);
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (!line.startsWith(MARK)) return;
    const message = JSON.parse(line.slice(MARK.length));
    if (message.seconds !== undefined) seconds.set(message.path, message.seconds);
    if (message.failed) failures.push(message);
    isComplete ||= Boolean(message.complete);
    const isKnown = mutant !== undefined && failures.length > 0;
    if (isKnown && failures.length > 1) return;
    if (isComplete || isKnown) endAfter(ENDING_MS);
    else whenSilent();
  });
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  endGroup(child, 'SIGKILL');
  if (!isComplete && !isSilent && failures.length === 0)
    failures.push({ test: `Jest ended with ${code}`, message: errors });
  return { failures, isSilent, seconds };
}
