import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from './support/temporaryFolder';

const root = path.resolve(import.meta.dirname, '../..');
const project = temporaryFolder();

/** Copies the files that npm and the command read. */
beforeAll(() => {
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

const lockFile = () => readFileSync(path.join(project, 'package-lock.json'), 'utf8');

test('npm ci accepts the lock file after a new module', () => {
  const before = lockFile();
  execFileSync(process.execPath, ['tooling/commands/new-module.mjs', 'events'], { cwd: project });
  const options = ['--dry-run', '--ignore-scripts', '--prefer-offline'];
  expect(spawnSync('npm', ['ci', ...options], { cwd: project, encoding: 'utf8' })).toMatchObject({
    status: 0,
  });
  const [earlier, current] = [before, lockFile()].map((text) => new Set(text.split('\n')));
  expect([...earlier!].filter((line) => !current!.has(line))).toEqual([]);
}, 120_000);
