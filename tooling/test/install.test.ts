import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkDataFolder, checkDisk, checkNode } from '../commands/preflight.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const PACKAGE = 'is-odd';
const lock = JSON.stringify({
  name: 'project',
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { [PACKAGE]: '3.0.1' } },
    [`node_modules/${PACKAGE}`]: { version: '3.0.1' },
  },
});
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'guide-install-'));
  cpSync(path.join(root, 'tooling/commands'), path.join(project, 'tooling/commands'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'project', dependencies: { [PACKAGE]: '3.0.1' } }));
  write('package-lock.json', lock);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** Runs a script with a copy of the installer, without a reachable registry. */
function run(line: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', line], {
    cwd: project,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: project,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(project, 'cache'),
    },
  });
  const lines = stderr.trim().split('\n');
  return { status, stdout, first: lines[0], last: lines.at(-1) };
}
const install = () => run("(await import('./tooling/commands/install.mjs')).installPackages()");
const pretendInstalled = () => {
  write('node_modules/.package-lock.json', lock);
  write(`node_modules/${PACKAGE}/package.json`, '{}');
};

test('Without a network the installation fails with one sentence', () => {
  expect(install()).toEqual({
    status: 1,
    stdout: '',
    first: 'Installing packages',
    last: 'The packages could not be fetched: npm cannot reach its registry. Check the network and the proxy, then try again.',
  });
  expect(existsSync(path.join(project, 'node_modules/.package-lock.json'))).toBe(false);
});

test('Installed packages are not installed again', () => {
  pretendInstalled();
  expect(install()).toEqual({ status: 0, stdout: '', first: '', last: '' });
});

test('A new version of a folder of this repository installs nothing', () => {
  pretendInstalled();
  const { packages, ...rest } = JSON.parse(lock);
  write(
    'package-lock.json',
    JSON.stringify({ ...rest, packages: { ...packages, module: { version: '2.0.0' } } }),
  );
  expect(install()).toEqual({ status: 0, stdout: '', first: '', last: '' });
});

test('Incomplete packages are installed again', () => {
  pretendInstalled();
  rmSync(path.join(project, 'node_modules', PACKAGE), { recursive: true });
  expect(install().first).toBe('Installing packages');
});

test('Packages of a linked node_modules are used, but never changed', () => {
  pretendInstalled();
  renameSync(path.join(project, 'node_modules'), path.join(project, 'others'));
  symlinkSync(path.join(project, 'others'), path.join(project, 'node_modules'));
  expect(install()).toEqual({ status: 0, stdout: '', first: '', last: '' });
  write('package-lock.json', lock.replaceAll('3.0.1', '3.0.2'));
  const { status, last } = install();
  expect(status).toBe(1);
  expect(last).toBe(
    'Packages of the lock file are missing, and node_modules is a link to another folder. Remove the link, or install the packages there.',
  );
  expect(existsSync(path.join(project, 'others', PACKAGE, 'package.json'))).toBe(true);
});

test('A new module needs an installation only if it adds a package', () => {
  pretendInstalled();
  const { packages, ...rest } = JSON.parse(lock);
  const module = {
    'mfe-events': { name: '@guide/mfe-events', dependencies: { [PACKAGE]: '3.0.1' } },
    'node_modules/@guide/mfe-events': { resolved: 'mfe-events', link: true },
  };
  write('package-lock.json', JSON.stringify({ ...rest, packages: { ...packages, ...module } }));
  expect(install()).toEqual({ status: 0, stdout: '', first: '', last: '' });
  const newPackage = { 'node_modules/is-even': { version: '1.0.0' } };
  write(
    'package-lock.json',
    JSON.stringify({ ...rest, packages: { ...packages, ...module, ...newPackage } }),
  );
  expect(install().first).toBe('Installing packages');
});

/** The message with which a check exits; '' if it passes. */
function messageOf(check: () => void): string {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw code;
  });
  try {
    check();
    return '';
  } catch (code) {
    expect(code).toBe(1);
    return String(log.mock.lastCall);
  } finally {
    log.mockRestore();
    exit.mockRestore();
  }
}

test('A full disk is reported before anything is written', () => {
  expect(messageOf(() => checkDisk(2 ** 60))).toMatch(
    /^The disk has \d+ MB left and the guide needs 1099511627776 MB: free some space and try again\.$/,
  );
  expect(messageOf(() => checkDisk(1))).toBe('');
});

test.each(['18.20.0', '20.18.3', '21.7.3'])('Node %s is refused with one sentence', (version) => {
  expect(messageOf(() => checkNode(version))).toBe(
    `The guide needs Node 24 or 22; this is ${version}. Install another Node and try again.`,
  );
});

test.each([
  ['20.19.0', [['Node 20.19.0 gets no security fixes any more. Install Node 24 or 22 soon.']]],
  ['22.0.0', []],
  ['24.1.0', []],
])('Node %s runs the guide and prints %j', (version, lines) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  checkNode(version);
  expect(log.mock.calls).toEqual(lines);
  log.mockRestore();
});

test('A data folder that cannot be created stops the command with one sentence', () => {
  expect(messageOf(() => checkDataFolder('/dev/null/data'))).toBe(
    'The data folder /dev/null/data cannot be written (ENOTDIR). Choose another one with DATA_DIR=/somewhere.',
  );
});

test('A data folder on a read-only file system stops the command with one sentence', () => {
  const dataDir = path.join(project, 'read-only');
  mkdirSync(dataDir);
  const line = `(await import('./tooling/commands/preflight.mjs')).checkDataFolder('${dataDir}')`;
  const inNamespace = 'unshare -rm sh -c \'mount -t tmpfs -o ro none "$0" && exec "$@"\' "$0" "$@"';
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', inNamespace, dataDir, process.execPath, '--input-type=module', '-e', line],
    { cwd: project, encoding: 'utf8' },
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    `The data folder ${dataDir} cannot be written (it is on a read-only file system). Choose another one with DATA_DIR=/somewhere.`,
  ]);
});
