import { spawnSync } from 'node:child_process';

/**
 * The commit that is checked out, with a plus where files were changed since.
 * @param {string} folder of the sources
 * @returns {string | undefined} undefined outside a repository
 */
export function commitOf(folder) {
  const run = spawnSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return run.stdout?.trim() || undefined;
}
