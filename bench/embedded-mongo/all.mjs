/** `npm run bench:database`: every benchmark of the embedded database, also after one that misses its limit. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

for (const name of ['start', 'queries', 'writes', 'faults']) {
  const file = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  console.log();
  if (status !== 0) process.exitCode = 1;
}
