/** Runs a TypeScript program of the tooling with this command's arguments. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root } from './preflight.mjs';

/** @param {string} source path from the project's root; the command ends with its exit code */
export async function runProgram(source) {
  checkNode();
  installPackages();
  const { buildProgram } = await import('../build/program.mjs');
  const run = spawnSync(process.execPath, [await buildProgram(source), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
}
