import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { alone } from '../data/alone';
import { folder, programOf, root, withDatabase } from './support/dataCommands';

afterEach(() => {
  delete process.env.DATA_DIR;
});

/** The collections in a backup, each with the ids of its documents. */
async function contentsOf(backup: string): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  let ids: unknown[] = [];
  for (const text of gunzipSync(await readFile(backup))
    .toString()
    .trim()
    .split('\n')) {
    const line = JSON.parse(text);
    if (line.kind === 'collection') {
      ids = [];
      contents[`${line.database}.${line.name}`] = ids;
    }
    if (line.kind === 'document') ids.push(line.document._id);
  }
  return contents;
}

test('two backups at once are complete; they have no salts, votes or secrets, and no copy stays behind', async () => {
  const dataDir = path.join(folder, 'twice');
  const file = path.join(folder, 'twice.ndjson.gz');
  // What a backup of an earlier version left behind when it was killed.
  await mkdir(path.join(dataDir, 'copy/mongo'), { recursive: true });
  await writeFile(path.join(dataDir, 'copy/mongo/data.mdb'), 'salts');
  const backup = await programOf('backup');
  await withDatabase('twice', async (client) => {
    for (const name of ['secrets', 'voterSalts', 'votes', 'releases'])
      await client.db('guide_gateway').collection<{ _id: string }>(name).insertOne({ _id: name });
    for (const name of ['salts', 'days'])
      await client.db('guide_analytics').collection<{ _id: string }>(name).insertOne({ _id: name });
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const runs = [1, 2].map(() =>
      promisify(execFile)(process.execPath, [backup, file], { cwd: root, env }).then(({ stdout }) => stdout),
    );
    for (const output of await Promise.all(runs)) expect(output).toContain(`Backup: ${file}\n`);
  });
  expect(await contentsOf(file)).toEqual({
    'guide_analytics.days': ['days'],
    'guide_gateway.releases': ['releases'],
  });
  expect(await readdir(folder)).toEqual(['twice', 'twice.ndjson.gz']);
  expect(await readdir(dataDir)).not.toContain('copy');
});

test('an import, a restore and the repair before a backup wait for each other', async () => {
  process.env.DATA_DIR = path.join(folder, 'alone');
  const order: string[] = [];
  await alone(async () => {
    order.push('first');
    await expect(alone(async () => order.push('second'), 0)).rejects.toThrow(
      'Another command imports or restores content: try again when it has ended.',
    );
  });
  await alone(async () => order.push('third'), 0);
  expect(order).toEqual(['first', 'third']);
});

test('a data folder that cannot be written to is named in one sentence', async () => {
  process.env.DATA_DIR = '/dev/null/data';
  await expect(alone(async () => {})).rejects.toThrow(
    /^The data folder \/dev\/null\/data cannot be written to: ENOTDIR.*\.$/,
  );
});
