import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { announceGuide, runningGuides } from '../commands/running.mjs';
import { developmentFolderOf } from '../commands/settings.mjs';
import { databaseUrl, startDatabase, startGuideDatabase } from '../commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-data-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (line: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', line], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
  });
const FOLDER = "console.log((await import('./tooling/commands/running.mjs')).existingDataFolder())";
const DATABASE = "await (await import('./tooling/commands/database.mjs')).reachDatabase()";

test.each([
  ['reading the data folder', FOLDER],
  ['reaching the database', DATABASE],
])('If no guide has run, %s fails with one sentence and creates no database', async (_, line) => {
  await expect(run(line)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `No guide has run with its data in ${folder}: set DATA_DIR as your guide has it, or start one once: npm start.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('The data folder is used if a guide has run, or the database is elsewhere', async () => {
  const elsewhere = { MONGODB_URL: 'mongodb://127.0.0.1:9' };
  expect((await run(FOLDER, elsewhere)).stdout).toBe(`${folder}\n`);
  await mkdir(path.join(folder, 'mongo'));
  expect((await run(FOLDER)).stdout).toBe(`${folder}\n`);
});

test('A command joins a running database that is too busy to answer; a second guide is refused with advice', async () => {
  const database = await startDatabase(folder, () => {});
  try {
    const { pid } = database.child;
    database.child.kill('SIGSTOP');
    expect((await run(`console.log((${DATABASE}).url)`)).stdout).toBe(`${databaseUrl(folder)}\n`);
    database.child.kill('SIGCONT');
    await expect(startGuideDatabase(folder, () => {})).rejects.toThrow(
      `The data directory ${path.join(folder, 'mongo')} is in use by process ${pid}. Two guides on one database need MongoDB (MONGODB_URL). `,
    );
  } finally {
    database.child.kill('SIGCONT');
    await database.stop();
  }
});

test('A killed guide does not count as running when its process id is reused', async () => {
  announceGuide('/guide/data', 'http://localhost:4100', folder);
  expect(runningGuides(folder)).toEqual([{ dataDir: '/guide/data', url: 'http://localhost:4100' }]);
  const [record = ''] = await readdir(folder);
  await rename(path.join(folder, record), path.join(folder, `${process.pid}-1`));
  expect(runningGuides(folder)).toEqual([]);
});

test('An empty setting counts as unset', async () => {
  const names = ['CITY', 'DATA_DIR', 'MONGODB_PREFIX', 'MONGODB_URL', 'PORT'];
  const line =
    "const { dataFolderOf, ...all } = await import('./tooling/commands/settings.mjs'); console.log(dataFolderOf(), all)";
  const read = async (env: Record<string, string>) => (await run(line, { DATA_DIR: '', ...env })).stdout;
  const unset = await read({});
  expect(unset).toContain("databasePrefix: 'guide'");
  expect(await read(Object.fromEntries(names.map((name) => [name, ''])))).toBe(unset);
});

test('Each module has a data folder for development', () => {
  process.env.DATA_DIR = folder;
  expect(developmentFolderOf('pubs')).toBe(path.join(folder, 'development', 'pubs'));
  expect(developmentFolderOf('map')).toBe(path.join(folder, 'development', 'map'));
  delete process.env.DATA_DIR;
});
