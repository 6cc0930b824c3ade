/** Other versions of Node, for `npm test -- --node 24`: they come as npm packages and lie below `.build/node`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

/** The version after `--node`, or undefined. @param {string[]} args */
export function requestedVersion(args) {
  const at = args.indexOf('--node');
  if (at < 0) return undefined;
  const version = args[at + 1] ?? '';
  if (!/^\d+(\.\d+){0,2}$/.test(version)) stop('--node takes a version: npm test -- --node 24.');
  return version;
}

const runsOn = (/** @type {string} */ version) => `${process.versions.node}.`.startsWith(`${version}.`);

/** Installs a package into a folder. @param {string} folder @param {string} name @param {string} version @returns {boolean} */
function fetchPackage(folder, name, version) {
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

/**
 * Runs this command, and the programs that it starts, on another Node.
 * @param {string} version e.g. `24` for the newest of these, or `20.19.0`
 * @returns {boolean} false when this process runs on it already
 */
export function runOn(version) {
  if (runsOn(version)) return false;
  const folder = path.join(root, '.build/node', version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  if (!fetchPackage(folder, name, version))
    stop(`Node ${version} could not be fetched as the package ${name}.`);
  const { status } = spawnSync(path.join(bin, 'node'), process.argv.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  process.exitCode = status ?? 1;
  return true;
}
