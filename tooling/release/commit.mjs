import { spawnSync } from 'node:child_process';
import { root } from '../commands/preflight.mjs';

/**
 * The commit that is checked out, with a plus where files were changed since.
 * @returns {string | undefined} undefined outside a repository
 */
export function commitOf() {
  const run = spawnSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return run.stdout?.trim() || undefined;
}
