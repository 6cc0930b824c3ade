/** Runs commands on other Node versions (`npm test -- --node 24`), which are npm packages below `.build/node`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

/** Reads the version after `--node`. @param {string[]} args */
export function requestedVersion(args) {
  const index = args.indexOf('--node');
  if (index < 0) return undefined;
  const version = args[index + 1] ?? '';
  if (!/^\d+(\.\d+){0,2}$/.test(version)) stop('--node takes a version: npm test -- --node 24.');
  return version;
}

const runsOn = (/** @type {string} */ version) => `${process.versions.node}.`.startsWith(`${version}.`);

/** @param {string} folder @param {string} name @param {string} version @returns {boolean} whether npm succeeded */
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

/** Reruns this command on another Node. @param {string} version such as `24` @returns {boolean} false if not needed */
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
