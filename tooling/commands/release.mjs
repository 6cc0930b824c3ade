/** Runs tooling/release/release.ts for one module; see there. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root } from './preflight.mjs';

checkNode();
installPackages();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tooling/release/release.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = run.status ?? 1;
