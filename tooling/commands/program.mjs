/** Runs a TypeScript program of the tooling with this command's arguments. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root } from './preflight.mjs';

/** @param {string} source path from the project's root; the command ends with its exit code */
export async function runProgram(source) {
  checkNode();
  installPackages();
  const { buildProgram } = await import('../build/program.mjs');
  run(await buildProgram(source));
}

/** For a program that bundles others itself: it runs from its source, beside the bundler. See {@link runProgram}. @param {string} source */
export function runSource(source) {
  checkNode();
  installPackages();
  run('--import', 'tsx', source);
}

/** @param {string[]} program */
function run(...program) {
  const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
