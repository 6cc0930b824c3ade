import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
let project: string;

/** Copies the files that npm and the command read. */
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'guide-new-module-'));
  const manifests = execFileSync('git', ['ls-files', '*package.json', 'package-lock.json', '.npmrc'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of manifests.trim().split('\n')) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(project, file));
  }
  for (const folder of ['tooling/commands', 'module/src/cli'])
    cpSync(path.join(root, folder), path.join(project, folder), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const newModule = () =>
  execFileSync(process.execPath, ['tooling/commands/new-module.mjs', 'planner'], { cwd: project });
const install = () =>
  spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--prefer-offline'], {
    cwd: project,
    encoding: 'utf8',
  });
const lockFile = () => readFileSync(path.join(project, 'package-lock.json'), 'utf8');

test('npm ci accepts the lock file after a new module', () => {
  const before = lockFile();
  newModule();
  expect(install()).toMatchObject({ status: 0 });
  const [earlier, current] = [before, lockFile()].map((text) => new Set(text.split('\n')));
  expect([...earlier!].filter((line) => !current!.has(line))).toEqual([]);
}, 120_000);
