/** Installs missing packages of the lock file, using only Node and npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

const folder = path.join(root, 'node_modules');
/** npm's list of installed packages: https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles */
const installedLock = path.join(folder, '.package-lock.json');

/** Exits with one sentence if npm fails. */
export function installPackages() {
  if (isInstalled()) return;
  // npm would empty the linked folder.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    stop(
      'Packages of the lock file are missing, and node_modules is a link to another folder. Remove the link, or install the packages there.',
    );
  // Standard output may be a redirected export.
  console.error('Installing packages');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', process.stderr, 'pipe'],
  });
  if (status === 0) return;
  process.stderr.write(stderr ?? '');
  stop(reasonOf(stderr ?? ''));
}

/** Whether all packages of the lock file are installed. Versions of this repository's own folders do not matter. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json')))
    .filter(([folder]) => folder.includes('node_modules/') && !MODULE.test(folder))
    .filter(([folder, { optional }]) => !optional || installed[folder])
    .every(
      ([folder, { version, link }]) =>
        installed[folder]?.version === version &&
        existsSync(path.join(root, folder, link ? '.' : 'package.json')),
    );
}

/**
 * @param {string} file - a lock file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} by folder
 */
function packagesOf(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Modules of this repository, which may be new. */
const MODULE = /^node_modules\/@guide\/mfe-[^/]+$/;

/** @type {[output: RegExp, sentence: string][]} */
const REASONS = [
  [
    /ENOSPC/,
    'The packages could not be installed: the disk is full. Free about 1 GB of space and try again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/,
    'The packages could not be fetched: npm cannot reach its registry. Check the network and the proxy, then try again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'The packages could not be installed: this folder cannot be written. Change its owner, or use a folder of your own.',
  ],
];

const reasonOf = (/** @type {string} */ output) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ??
  'The packages could not be installed: fix the error that npm reports above and try again.';
