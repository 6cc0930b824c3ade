/**
 * `npm run drills [-- name …]`: what may befall a running guide, one drill after another, each with the real processes,
 * as a table at the end. Ends with 1 when a drill fails. Without names all run; those that build the site want ten
 * minutes of a quiet machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../tooling/commands/preflight.mjs';

/** A test file, run by Jest. */
const tests = (...files) => [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/.bin/jest',
  '--selectProjects=node',
  ...files,
];

const drills = {
  kill: ['processes are killed under npm start', tests('tooling/test/start.test.ts')],
  'disk full': ['the database has no room left', tests('services/gateway/test/disk-full.test.ts')],
  clock: ['the clock jumps by an hour and to 2030', tests('services/gateway/test/clock.test.ts')],
  migration: ['a start is killed at every step', tests('services/kit/test/migrations.test.ts')],
  backup: ['backup, and restore into newer and older guides', tests('tooling/test/data.test.ts')],
  restore: ['the data is destroyed under load', ['bench/reliability/restore-drill.mjs']],
  flood: ['one address asks for uncached pages', ['bench/reliability/flood.mjs']],
  'edge attacks': [
    'forged hosts, hostile services, reports, attacks',
    tests(
      'services/gateway/test/hosts.test.ts',
      'services/gateway/test/http-backend.test.ts',
      'services/gateway/test/render-budget.test.ts',
      'services/gateway/test/attacks.test.ts',
    ),
  ],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}

const rows = [];
for (const [name, [what, command]] of Object.entries(drills)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const begun = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: command.includes('node_modules/.bin/jest') ? 'test' : '' },
  });
  const [code] = await once(child, 'exit');
  rows.push({
    drill: name,
    what,
    seconds: Math.round((performance.now() - begun) / 1000),
    result: code === 0 ? 'held' : 'FAILED',
  });
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result === 'held') ? 0 : 1;
