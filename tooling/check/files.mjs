import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of a repository, also uncommitted ones. @param {string} root @param {string[]} patterns - git pathspecs */
export const repositoryFiles = (root, ...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 ** 2,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
