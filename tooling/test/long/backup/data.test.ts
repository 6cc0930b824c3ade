import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildApp } from '../../../../services/discover/src/app';
import { buildProgram } from '../../../build/program.mjs';
import { startDatabase } from '../../../commands/site.mjs';
import {
  documentsOf,
  folder,
  insertDocument,
  programOf,
  root,
  run,
  runAs,
  withDatabase,
} from '../../support/dataCommands';

test('A pack is imported, backed up and restored', async () => {
  const backup = path.join(folder, 'backup.ndjson.gz');
  const again = path.join(folder, 'again.ndjson.gz');
  expect(await run('first', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  expect(await run('first', 'backup', backup)).toMatchObject({ status: 0 });
  expect(await run('second', 'restore', backup)).toMatchObject({ status: 0 });
  expect((await run('second', 'backup', again)).text).toMatch(/guide_discover\.listings: [1-9]/);
}, 180_000);

async function otherPack(name: string) {
  const pack = path.join(folder, name);
  await cp(path.join(root, 'cities/london'), pack, {
    recursive: true,
    // Synonyms refer to areas by their old names.
    filter: (file) => !/london\/((?!images\/).+\/|synonyms\.json)/.test(file),
  });
  for (const file of ['listings.json', 'pubs.json', 'areas.json']) {
    const entries = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    for (const entry of entries) entry.name = `New ${entry.name}`;
    await writeFile(path.join(pack, file), JSON.stringify(entries));
  }
  return pack;
}

test('A backup of a running guide is a snapshot that only its owner may read', async () => {
  const backup = path.join(folder, 'moment.ndjson.gz');
  await withDatabase('moment', async (client) => {
    const [first, second] = ['guide_discover', 'guide_pubs'].map((name) =>
      client.db(name).collection<{ _id: number; text: string }>('things'),
    );
    await first!.insertMany(
      Array.from({ length: 20_000 }, (_, n) => ({ _id: -n - 1, text: 'x'.repeat(100) })),
    );
    let hasExited = false;
    const writing = (async () => {
      let n = 0;
      for (; !hasExited; n++) {
        await first!.insertOne({ _id: n, text: '' });
        await second!.insertOne({ _id: n, text: '' });
      }
      return n;
    })();
    const child = spawn(process.execPath, [await programOf('backup'), backup], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'moment') },
    });
    const [status] = await once(child, 'close');
    hasExited = true;
    expect(status).toBe(0);
    expect(await writing).toBeGreaterThan(20);
  });
  expect(await run('later', 'restore', backup)).toMatchObject({ status: 0 });
  await withDatabase('later', async (client) => {
    const idsOf = async (name: string) =>
      (
        await client
          .db(name)
          .collection('things')
          .find({ _id: { $gte: 0 } } as never)
          .toArray()
      ).map(({ _id }) => _id);
    const [first, second] = [await idsOf('guide_discover'), await idsOf('guide_pubs')];
    expect(first.slice(0, second.length)).toEqual(second);
    expect(first.length - second.length).toBeLessThanOrEqual(1);
  });
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
}, 120_000);

/** Lists files below a folder that contain a text, decompressed if necessary. */
async function filesWith(text: string, directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return files.filter((file) => {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(text);
  });
}

test('After a compaction no file and no later backup contains an unsubscribed address', async () => {
  const dataDir = path.join(folder, 'unsubscribed');
  const [removed, remaining] = ['gone@example.org', 'kept@example.org'];
  const database = await startDatabase(dataDir, () => {});
  const app = await buildApp({ mongoUrl: database.ready.url, packFolder: path.join(root, 'cities/london') });
  for (const email of [removed, remaining])
    expect((await app.inject({ method: 'POST', url: '/api/subscribe', payload: { email } })).statusCode).toBe(
      200,
    );
  await app.close();
  const client = await new MongoClient(database.ready.url).connect();
  const subscription = await client
    .db('guide_discover')
    .collection('subscriptions')
    .findOne({ email: removed });
  await client.close();
  await database.stop();
  expect(await filesWith(removed, dataDir)).toHaveLength(1);

  const runCommand = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'tooling/commands', name), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  expect(runCommand('newsletter.mjs', 'unsubscribe', subscription!.unsubscribeToken)).toMatchObject({
    status: 0,
  });
  const backup = path.join(dataDir, 'later.ndjson.gz');
  expect(await run('unsubscribed', 'backup', backup)).toMatchObject({ status: 0 });
  expect(runCommand('maintain-database.mjs', 'compact')).toMatchObject({ status: 0 });
  expect(await filesWith(removed, dataDir)).toEqual([]);
  expect(await filesWith(remaining, dataDir)).toEqual(expect.arrayContaining([backup]));
}, 120_000);

/** Databases of other guides whose names begin with this guide's prefix. */
const otherDatabases = [
  'guide_staging_discover',
  'guide_staging_gateway',
  'guide_accounting',
  'guides_discover',
];

test('restore --replace replaces only the databases of its own guide', async () => {
  const backup = path.join(folder, 'replaced.ndjson.gz');
  await insertDocument('replaced', 'old', ['guide_discover']);
  expect(await run('replaced', 'backup', backup)).toMatchObject({ status: 0 });
  await insertDocument('replaced', 'new', ['guide_discover', 'guide_pubs', ...otherDatabases]);
  const { status, text } = await run('replaced', 'restore', backup, '--replace', '--yes');
  expect(text).toMatch(/\nRestored 1 document\.\n$/);
  expect(status).toBe(0);
  const unchanged = otherDatabases.map((name) => `${name}.things new`);
  expect(await documentsOf('replaced')).toEqual(['guide_discover.things old', ...unchanged].sort());
});

test('restore --replace lists what it will replace, and does nothing without confirmation', async () => {
  const backup = path.join(folder, 'asked.ndjson.gz');
  await insertDocument('asked', 'old', ['guide_discover']);
  expect(await run('asked', 'backup', backup)).toMatchObject({ status: 0 });
  await insertDocument('asked', 'new', ['guide_discover', 'guide_pubs', 'guide_staging_pubs']);
  const before = await documentsOf('asked');
  for (const input of ['', 'no\n', '\n']) {
    const { status, text } = await runAs('guide', input, 'asked', 'restore', backup, '--replace');
    expect(status).toBe(1);
    expect(text).toBe(
      'Everything in guide_discover, guide_pubs will be replaced. Continue? (yes/no) Nothing was replaced. Answer yes, or add --yes.\n',
    );
    expect(await documentsOf('asked')).toEqual(before);
  }
  expect(await runAs('guide', 'yes\n', 'asked', 'restore', backup, '--replace')).toMatchObject({ status: 0 });
  expect(await documentsOf('asked')).toEqual(['guide_discover.things old', 'guide_staging_pubs.things new']);
}, 120_000);

test("A prefix that starts with another guide's prefix is refused; its backup can be restored under another prefix", async () => {
  const backup = path.join(folder, 'nested.ndjson.gz');
  await insertDocument('nested', 'old', ['guide_staging_discover', 'guide_discover']);
  expect(await runAs('guide_staging', '', 'nested', 'backup', backup)).toMatchObject({ status: 0 });
  const before = await documentsOf('nested');
  const nested = await runAs('guide_staging', '', 'nested', 'restore', backup, '--replace', '--yes');
  expect(nested).toMatchObject({ status: 1 });
  expect(nested.text).toMatch(/^The prefix guide_staging contains guide, the prefix of another guide/);
  const otherPrefix = await runAs('staging', '', 'nested', 'restore', backup);
  expect(otherPrefix).toMatchObject({ status: 1 });
  expect(otherPrefix.text).toMatch(/holds nothing of staging, only of guide_staging\./);
  expect(await documentsOf('nested')).toEqual(before);
  const moved = await runAs('staging', '', 'nested', 'restore', backup, '--from', 'guide_staging');
  expect(moved).toMatchObject({ status: 0 });
  expect(await documentsOf('nested')).toEqual([...before, 'staging_discover.things old']);
}, 120_000);

const countNewNames = (dataDir: string) =>
  withDatabase(dataDir, async (client) => {
    const names = await Promise.all(
      ['discover.listings', 'pubs.pubs', 'map.areas'].map(async (name) => {
        const [database, collection] = name.split('.');
        return client.db(`guide_${database}`).collection(collection!).distinct('name');
      }),
    );
    return [names.flat().filter((name) => name.startsWith('New ')).length, names.flat().length];
  });

test('A killed import is complete, or rolled back by the next backup', async () => {
  const pack = await otherPack('killed');
  expect(await run('fifth', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  const [, before] = await countNewNames('fifth');
  const child = spawn(process.execPath, [await programOf('content'), 'import', pack], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'fifth') },
  });
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    expect(line).toBe('discover: listings, photos, texts');
    child.kill('SIGKILL');
    break;
  }
  await closed;
  const { status, text } = await run('fifth', 'backup', path.join(folder, 'fifth.ndjson.gz'));
  expect(status).toBe(0);
  const isRolledBack = text.includes('An interrupted import was rolled back.');
  expect(await countNewNames('fifth')).toEqual([isRolledBack ? 0 : before, before]);
}, 180_000);

/** Runs an invented service with this data version until it listens. */
async function startVersion(dataDir: string, version: number): Promise<void> {
  const database = await startDatabase(path.join(folder, dataDir), () => {});
  const program = await buildProgram('services/kit/test/support/versionedService.ts');
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      MONGODB_URL: database.ready.url,
      CITY_FOLDER: path.join(root, 'cities/london'),
      SERVICE: 'pubs',
      VERSION: String(version),
    },
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('"ready":true')) break;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await database.stop();
}

const person = (dataDir: string) =>
  withDatabase(dataDir, (client) => client.db('guide_pubs').collection('people').findOne());

test('A backup of an older version is restored and migrated; a newer one is refused', async () => {
  await withDatabase('version1', (client) =>
    client.db('guide_pubs').collection('people').insertOne({ name: 'Ann Archer', balance: 3 }),
  );
  await startVersion('version1', 1);
  const older = path.join(folder, 'version1.ndjson.gz');
  expect(await run('version1', 'backup', older)).toMatchObject({ status: 0 });
  expect(await run('version4', 'restore', older)).toMatchObject({ status: 0 });
  await startVersion('version4', 4);
  expect(await person('version4')).toMatchObject({ first: 'Ann', last: 'Archer', balancePence: 300 });

  const newer = path.join(folder, 'version4.ndjson.gz');
  expect(await run('version4', 'backup', newer)).toMatchObject({ status: 0 });
  const { status, text } = await run('version1', 'restore', newer, '--replace', '--yes');
  expect(status).toBe(1);
  expect(text).toBe(
    `${newer} holds data of version 4 in guide_pubs, and this program knows it up to version 1: restore it with the newer program.\n`,
  );
  expect(await person('version1')).toMatchObject({ name: 'Ann Archer', balance: 3 });
}, 120_000);
