/** What must hold before anything else runs, using nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Ends the command with one sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @throws never; stops when this Node is too old */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `The guide needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

/** Installs the packages of the lock file, unless these are installed already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // Not to standard output: that may be an export on its way into a file.
  console.error('Installing packages');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (result.status !== 0) {
    stop('The packages could not be installed. Check the network and the free disk space, then try again.');
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}
