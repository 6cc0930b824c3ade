/**
 * `npm run bench -- database`: every benchmark of the embedded database, also after one that misses its limit.
 * `npm run bench -- database REVISION` compares with the version that git has under this name as well.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const revision = process.argv[2];
const runs = [['start'], ['queries'], ['writes'], ['faults'], ...(revision ? [['versions', revision]] : [])];
for (const [name, ...args] of runs) {
  const file = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' });
  console.log();
  if (status !== 0) process.exitCode = 1;
}
