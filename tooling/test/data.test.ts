import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Double, MongoClient, ObjectId } from 'mongodb';
import { startGuideDatabase } from '../commands/site.mjs';
import { versionOf } from '../data/databases';
import { withDataLock } from '../data/dataLock';
import { startJournal } from '../data/import-journal.mjs';
import { folder, programOf, root, run, withDatabase } from './support/dataCommands';

afterEach(() => {
  delete process.env.DATA_DIR;
});

async function contentsOf(backup: string): Promise<Record<string, object[]>> {
  const contents: Record<string, object[]> = {};
  let documents: object[] = [];
  for (const text of gunzipSync(await readFile(backup))
    .toString()
    .trim()
    .split('\n')) {
    const line = JSON.parse(text);
    if (line.kind === 'collection') {
      documents = [];
      contents[`${line.database}.${line.name}`] = documents;
    }
    if (line.kind === 'document') documents.push(line.document);
  }
  return contents;
}

test('Two simultaneous backups are complete and contain no salts, votes, secrets or visitor hashes', async () => {
  const dataDir = path.join(folder, 'twice');
  const file = path.join(folder, 'twice.ndjson.gz');
  // Killed backups of earlier versions left this copy.
  await mkdir(path.join(dataDir, 'copy/mongo'), { recursive: true });
  await writeFile(path.join(dataDir, 'copy/mongo/data.mdb'), 'salts');
  const backup = await programOf('backup');
  await withDatabase('twice', async (client) => {
    for (const name of ['secrets', 'voterSalts', 'votes', 'releases'])
      await client.db('guide_gateway').collection<{ _id: string }>(name).insertOne({ _id: name });
    for (const name of ['salts', 'sent_names', 'day_sums'])
      await client.db('guide_analytics').collection<{ _id: string }>(name).insertOne({ _id: name });
    const hit = { _id: 'hit', page: '/', visitor: 'hash', network: 'hash' };
    await client.db('guide_analytics').collection<{ _id: string }>('hits').insertOne(hit);
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const runs = [1, 2].map(() =>
      promisify(execFile)(process.execPath, [backup, file], { cwd: root, env }).then(({ stdout }) => stdout),
    );
    for (const output of await Promise.all(runs)) expect(output).toContain(`Backup: ${file}\n`);
  });
  expect(await contentsOf(file)).toEqual({
    'guide_analytics.day_sums': [{ _id: 'day_sums' }],
    'guide_analytics.hits': [{ _id: 'hit', page: '/' }],
    'guide_gateway.releases': [{ _id: 'releases' }],
  });
  expect(await readdir(folder)).toEqual(['twice', 'twice.ndjson.gz']);
  expect(await readdir(dataDir)).not.toContain('copy');
});

test('A backup counts the views that wait, because it has no visitors', async () => {
  const file = path.join(folder, 'waiting.ndjson.gz');
  await withDatabase('waiting', async (client) => {
    const db = client.db('guide_analytics');
    const version = versionOf('guide_analytics');
    await db.collection<{ _id: string; version: number }>('data_version').insertOne({ _id: 'data', version });
    const hit = { kind: 'view', at: new Date(), day: '2099-06-01', batch: 0, visitor: 'one', page: '/' };
    await db.collection<object>('hits').insertMany([1, 2].map(() => ({ ...hit, _id: new ObjectId() })));
  });
  expect(await run('waiting', 'backup', file)).toMatchObject({ status: 0 });
  const { 'guide_analytics.hits': hits, 'guide_analytics.day_sums': sums } = await contentsOf(file);
  expect(hits).toMatchObject([1, 2].map(() => ({ batch: { $numberInt: '1' }, page: '/' })));
  expect(hits!.filter((hit) => 'visitor' in hit)).toEqual([]);
  const total = { views: { $numberInt: '2' }, visitors: { $numberInt: '1' } };
  expect(sums).toContainEqual(
    expect.objectContaining({ dimension: 'all', total: expect.objectContaining(total) }),
  );
});

test('A restore brings back documents, types and indexes; a truncated backup or existing data changes nothing', async () => {
  const [truncated, keys] = [path.join(folder, 'cut.ndjson.gz.age'), path.join(folder, 'keys.txt')];
  const secret = await generateX25519Identity();
  await writeFile(keys, `${secret}\n`);
  const read = (dataDir: string) =>
    withDatabase(dataDir, async (client) => {
      const things = client.db('guide_discover').collection('things');
      const documents = await things.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
      return { documents, indexes: await things.indexes() };
    });
  await withDatabase('first', async (client) => {
    const things = client
      .db('guide_discover')
      .collection<{ _id: number; slug: string | number; list?: unknown[] }>('things');
    await things.createIndex({ slug: 1 }, { unique: true });
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 10 ** 9 });
    const values = {
      slug: 'é',
      at: new Date(),
      whole: new Double(2),
      zero: new Double(-0),
      id: new ObjectId(),
    };
    await things.insertMany([
      { _id: 1, ...values, list: [null, { a: [] }] },
      ...Array.from({ length: 600 }, (_, n) => ({ _id: n + 2, slug: n })),
    ]);
  });
  const before = await read('first');
  expect(before.documents).toHaveLength(601);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [await programOf('backup'), '--recipient', await identityToRecipient(secret)],
    { cwd: folder, env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'first') } },
  );
  const [, file = ''] = /^Backup: (.*\/backups\/guide-[\dTZ-]+\.ndjson\.gz\.age)$/m.exec(stdout) ?? [];
  expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  await writeFile(truncated, (await readFile(file)).subarray(0, 2000));
  expect(await run('second', 'restore', file, '--identity', keys)).toEqual({
    status: 0,
    text: 'guide_discover.things\nRestored 601 documents.\n',
  });
  const refused = [
    await run('second', 'restore', truncated, '--identity', keys, '--replace', '--yes'),
    await run('second', 'restore', file, '--identity', keys),
  ];
  expect(refused).toEqual([
    {
      status: 1,
      text: expect.stringMatching(/cut\.ndjson\.gz\.age cannot be read: it was altered or cut short .*\n$/),
    },
    { status: 1, text: 'There is data in guide_discover. Add --replace to overwrite it with the backup.\n' },
  ]);
  expect(await read('second')).toEqual(before);
});

test('The next start restores what a killed import has replaced', async () => {
  const pubs = (client: MongoClient) =>
    client.db('guide_pubs').collection<{ _id: number; name: string }>('pubs');
  await withDatabase('killed', async (client) => {
    await pubs(client).insertOne({ _id: 1, name: 'Old' });
    await startJournal(client, [{ database: 'guide_pubs', name: 'pubs' }]);
    await pubs(client).updateOne({ _id: 1 }, { $set: { name: 'New' } });
  });
  const lines: string[] = [];
  const database = await startGuideDatabase(path.join(folder, 'killed'), (line) => lines.push(line));
  const client = await new MongoClient(database.ready.url).connect();
  expect(await pubs(client).find().toArray()).toEqual([{ _id: 1, name: 'Old' }]);
  await client.close();
  await database.stop();
  expect(lines).toEqual(['An interrupted import was rolled back.']);
});

test('Imports, restores and the repair before a backup wait for each other', async () => {
  process.env.DATA_DIR = path.join(folder, 'locked');
  const order: string[] = [];
  await withDataLock(async () => {
    order.push('first');
    await expect(withDataLock(async () => order.push('second'), 0)).rejects.toThrow(
      'Another command is importing or restoring data: try again when it has finished.',
    );
  });
  await withDataLock(async () => order.push('third'), 0);
  expect(order).toEqual(['first', 'third']);
});

test('A data folder that cannot be written is reported', async () => {
  process.env.DATA_DIR = '/dev/null/data';
  await expect(withDataLock(async () => {})).rejects.toThrow(
    /^The data folder \/dev\/null\/data cannot be written to: ENOTDIR.*\.$/,
  );
});
