/** Installs the packages of the lock file if necessary, using nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

const folder = path.join(root, 'node_modules');
/** What npm has installed. https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles */
const hiddenLock = path.join(folder, '.package-lock.json');

/** Stops with one sentence if npm fails. */
export function installPackages() {
  if (isInstalled()) return;
  // npm would empty the folder that the link points to.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    stop(
      'The packages of the lock file are not there, and node_modules is a link: nothing is installed into the folder of others. Remove the link, or install there.',
    );
  // Standard output may be an export on its way into a file.
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

/**
 * Whether every package of the lock file is there. A new module of this repository with known dependencies needs no installation.
 */
function isInstalled() {
  if (!existsSync(hiddenLock)) return false;
  const installed = packagesOf(hiddenLock);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json')))
    .filter(([folder, { optional }]) => !(MODULE.test(folder) || (optional && !installed[folder])))
    .every(
      ([folder, { version, link }]) =>
        installed[folder]?.version === version &&
        existsSync(path.join(root, folder, link ? '.' : 'package.json')),
    );
}

/** @param {string} file a lock file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} by folder */
function packagesOf(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

const MODULE = /^(node_modules\/@guide\/)?mfe-[^/]+$/;

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

/** What to do about npm's error, in one sentence. @param {string} output */
const reasonOf = (output) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ??
  'The packages could not be installed: npm says why above. Mend that and try again.';
