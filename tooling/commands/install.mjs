/** The packages of the lock file, installed when they are not, using nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.installed.sha256');

/** Installs the packages of the lock file, unless exactly these are there. Stops with one sentence if it can't. */
export function installPackages() {
  const lock = wantedPackages();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && isWhole()) return;
  // Not to standard output: that may be an export on its way into a file.
  console.error('Installing packages');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', process.stderr, 'pipe'],
  });
  if (status !== 0) {
    process.stderr.write(stderr ?? '');
    stop(reasonOf(stderr ?? ''));
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lock);
}

/**
 * A hash of what the lock file has installed. The modules of this repository are nobody's dependency: a new one that
 * takes the packages that are there needs no installation.
 */
export function wantedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const needed = Object.entries(packages).filter(([place]) => !MODULE.test(place));
  return createHash('sha256').update(JSON.stringify(needed)).digest('hex');
}

const MODULE = /^(node_modules\/@guide\/)?mfe-[^/]+$/;

/** Whether every package that npm says it installed is still there. */
function isWhole() {
  const list = path.join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(packages).every(
    ([folder, { optional, link }]) =>
      optional || existsSync(path.join(root, folder, link ? '.' : 'package.json')),
  );
}

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
