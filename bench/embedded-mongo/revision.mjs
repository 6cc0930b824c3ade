import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../../tooling/build/program.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = 'services/embedded-mongo/src';

/** How many lines the server's sources have below a folder. */
const linesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .reduce((sum, file) => sum + readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1, 0);

/** How many lines the server has now. */
export const linesOfSources = () => linesBelow(path.join(root, SOURCES));

/**
 * Makes the server's program of another revision from the sources that git has of it, with the packages of now.
 * @returns the program's path, and how many lines its sources have
 */
export async function programOf(revision) {
  const folder = `.build/revisions/${revision}`;
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  const archive = execFileSync('git', ['archive', revision, SOURCES], { cwd: root, maxBuffer: 2 ** 26 });
  execFileSync('tar', ['-x', '-C', path.join(root, folder)], { input: archive });
  const program = await buildProgram(`${folder}/${SOURCES}/main.ts`, {
    folders: [folder],
    bundling: { external: ['lmdb'] },
  });
  return { program, lines: linesBelow(path.join(root, folder, SOURCES)) };
}
