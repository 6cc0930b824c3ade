import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from '../commands/preflight.mjs';

/** Installs Debian packages, or stops the command with advice. @param {string} advice @param {string[]} packages */
export function installDebianPackages(advice, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) stop(advice);
  // Debian starts the servers that it installs, except in this runlevel.
  const env = { ...process.env, RUNLEVEL: '1' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}
