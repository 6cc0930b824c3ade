/** Runs a TypeScript program of the tooling with this command's arguments. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root } from './preflight.mjs';

/** @param {string} program path from the project's root; the command ends with its exit code */
export function runProgram(program) {
  checkNode();
  installPackages();
  const run = spawnSync(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
}
