import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { announceGuide, runningGuides } from '../commands/running.mjs';
import { developmentFolderOf } from '../commands/settings.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-data-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs one line as the commands do, with this folder for the guide's data. */
const run = (line: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', line], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
  });
const FOLDER = "console.log((await import('./tooling/commands/running.mjs')).existingDataFolder())";
const DATABASE = "await (await import('./tooling/commands/database.mjs')).reachDatabase()";

test.each([
  ['what asks for the folder', FOLDER],
  ['what asks for the database', DATABASE],
])('where no guide has run, %s ends with one sentence, not with an empty database', async (_, line) => {
  await expect(run(line)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `No guide has run with its data in ${folder}: set DATA_DIR as your guide has it, or start one once: npm start.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('where one has run, and where the database is elsewhere, the folder is taken', async () => {
  const elsewhere = { MONGODB_URL: 'mongodb://127.0.0.1:9' };
  expect((await run(FOLDER, elsewhere)).stdout).toBe(`${folder}\n`);
  await mkdir(path.join(folder, 'mongo'));
  expect((await run(FOLDER)).stdout).toBe(`${folder}\n`);
});

test('a guide that was killed does not count as running when its process id is reused', async () => {
  announceGuide('/guide/data', 'http://localhost:4100', folder);
  expect(runningGuides(folder)).toEqual([{ dataDir: '/guide/data', url: 'http://localhost:4100' }]);
  const [note = ''] = await readdir(folder);
  await rename(path.join(folder, note), path.join(folder, `${process.pid}-1`));
  expect(runningGuides(folder)).toEqual([]);
});

test('a setting that is empty is one that is not set', async () => {
  const names = ['CITY', 'DATA_DIR', 'MONGODB_PREFIX', 'MONGODB_URL', 'PORT'];
  const line =
    "const { dataFolderOf, ...all } = await import('./tooling/commands/settings.mjs'); console.log(dataFolderOf(), all)";
  const read = async (env: Record<string, string>) => (await run(line, { DATA_DIR: '', ...env })).stdout;
  const unset = await read({});
  expect(unset).toContain("databasePrefix: 'guide'");
  expect(await read(Object.fromEntries(names.map((name) => [name, ''])))).toBe(unset);
});

test('the development of each module has a folder of its own beside the data of a guide', () => {
  process.env.DATA_DIR = folder;
  expect(developmentFolderOf('pubs')).toBe(path.join(folder, 'development', 'pubs'));
  expect(developmentFolderOf('map')).toBe(path.join(folder, 'development', 'map'));
  delete process.env.DATA_DIR;
});
