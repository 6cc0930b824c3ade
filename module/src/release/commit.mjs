import { spawnSync } from 'node:child_process';

/**
 * @param {string} folder - folder of the sources
 * @returns {string | undefined} the checked-out commit, with a plus if files changed; undefined outside a repository
 */
export function commitOf(folder) {
  const run = spawnSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return run.stdout?.trim() || undefined;
}
