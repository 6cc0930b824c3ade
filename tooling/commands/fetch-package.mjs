/** Packages that one command alone needs, and only where it is run: they are no dependencies of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a package into a folder of its own when it is not there yet.
 * @param {string} folder
 * @param {string} name
 * @param {string} version e.g. `24` for the newest of these, or `20.19.0`
 * @returns {boolean} whether it is there
 */
export function fetchPackage(folder, name, version) {
  if (existsSync(path.join(folder, 'node_modules', name))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  console.error(`Fetching ${name} ${version}`);
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return status === 0;
}
