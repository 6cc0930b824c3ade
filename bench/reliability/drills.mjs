/**
 * `npm run drills [-- name …]`: what may befall a running guide, one drill after another, each with the real processes,
 * as a table at the end. Ends with 1 when a drill fails. Without names all run; those that build the site want ten
 * minutes of a quiet machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../tooling/commands/preflight.mjs';

/** Test files, run by Jest. */
const jest = (...files) => [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/.bin/jest',
  '--runInBand',
  ...files,
];

/** One test of the browser's suite, by words of its title. */
const playwright = (title) => [
  'node_modules/.bin/playwright',
  'test',
  '--config=e2e/playwright.config.ts',
  '--workers=1',
  '--retries=0',
  `--grep=${title}`,
];

const drills = {
  kill: ['processes are killed under npm start, once and over and over', jest('tooling/test/start.test.ts')],
  'disk full': ['the database has no room left', jest('services/gateway/test/diskFull.test.ts')],
  clock: ['the clock jumps by an hour and to 2030', jest('services/gateway/test/clock.test.ts')],
  migration: ['a start is killed at every step', jest('services/kit/test/migrations.test.ts')],
  backup: [
    'backups under writes, into newer and older guides, altered and to wrong keys',
    jest('tooling/test/data.test.ts', 'tooling/test/encryption.test.ts'),
  ],
  restore: ['the data is destroyed under load', ['bench/reliability/restore-drill.mjs']],
  rollout: [
    'old and new copies side by side; a release and a rollback meanwhile',
    playwright('a rollout breaks no page'),
  ],
  flood: ['one address asks for uncached pages', ['bench/reliability/flood.mjs']],
  attacks: ['attacks on the edge', jest('services/gateway/test/edgeAttacks.test.ts')],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}

const rows = [];
for (const [drill, [what, command]] of Object.entries(drills)) {
  if (chosen.length > 0 && !chosen.includes(drill)) continue;
  console.log(`\n== ${drill}: ${what}`);
  const begun = performance.now();
  const { code, output } = await run(command);
  rows.push({
    drill,
    what,
    shown: lastFigure(output),
    seconds: Math.round((performance.now() - begun) / 1000),
    result: code === 0 ? 'held' : 'FAILED',
  });
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result === 'held') ? 0 : 1;

/** Runs a drill; what it writes is seen at once, and kept. */
async function run(command) {
  const isJest = command.includes('node_modules/.bin/jest');
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: isJest ? 'test' : '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

/** How many tests passed, or a bench's last line. */
function lastFigure(output) {
  const passed = output.match(/^(?:Tests:.*?)?\s*(\d+) passed/m);
  return passed ? `${passed[1]} tests` : output.trimEnd().split('\n').at(-1);
}
