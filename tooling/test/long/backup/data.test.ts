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
  fill,
  folder,
  programOf,
  root,
  run,
  runAs,
  withDatabase,
} from '../../support/dataCommands';

test('a pack is imported, backed up, and restored into another database; a cut backup is refused', async () => {
  const backup = path.join(folder, 'backup.ndjson.gz');
  const again = path.join(folder, 'again.ndjson.gz');
  expect(await run('first', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  expect(await run('first', 'backup', backup)).toMatchObject({ status: 0 });
  expect(await run('second', 'restore', backup)).toMatchObject({ status: 0 });
  expect((await run('second', 'backup', again)).text).toMatch(/guide_discover\.listings: [1-9]/);
  expect((await run('second', 'restore', backup)).text).toMatch(/^There is data in .*guide_discover/m);

  await writeFile(again, (await readFile(backup)).subarray(0, 2000));
  const cut = await run('second', 'restore', again, '--replace');
  expect(cut.status).toBe(1);
  expect(cut.text).toMatch(/again\.ndjson\.gz cannot be read: .*\n$/);
}, 180_000);

/** A copy of the London pack with other texts. */
async function otherPack(name: string) {
  const pack = path.join(folder, name);
  await cp(path.join(root, 'cities/london'), pack, {
    recursive: true,
    // Synonyms name areas, which are renamed.
    filter: (file) => !/london\/((?!images\/).+\/|synonyms\.json)/.test(file),
  });
  for (const file of ['listings.json', 'pubs.json', 'areas.json']) {
    const entries = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    for (const entry of entries) entry.name = `New ${entry.name}`;
    await writeFile(path.join(pack, file), JSON.stringify(entries));
  }
  return pack;
}

test('a backup of a running guide holds one moment, and only its owner may read it', async () => {
  const backup = path.join(folder, 'moment.ndjson.gz');
  await withDatabase('moment', async (client) => {
    const [first, second] = ['guide_discover', 'guide_pubs'].map((name) =>
      client.db(name).collection<{ _id: number; text: string }>('things'),
    );
    await first!.insertMany(
      Array.from({ length: 20_000 }, (_, n) => ({ _id: -n - 1, text: 'x'.repeat(100) })),
    );
    let ended = false;
    const writing = (async () => {
      let n = 0;
      for (; !ended; n++) {
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
    ended = true;
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

/** The files below a folder that hold a text, unpacked where they are packed. */
async function filesWith(text: string, place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return files.filter((file) => {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(text);
  });
}

test('an address that was unsubscribed is in no file of the guide after a compaction, and in no later backup', async () => {
  const dataDir = path.join(folder, 'unsubscribed');
  const [gone, kept] = ['gone@example.org', 'kept@example.org'];
  const database = await startDatabase(dataDir, () => {});
  const app = await buildApp({ mongoUrl: database.ready.url, packFolder: path.join(root, 'cities/london') });
  for (const email of [gone, kept])
    expect((await app.inject({ method: 'POST', url: '/api/subscribe', payload: { email } })).statusCode).toBe(
      200,
    );
  await app.close();
  const client = await new MongoClient(database.ready.url).connect();
  const found = await client.db('guide_discover').collection('subscriptions').findOne({ email: gone });
  await client.close();
  await database.stop();
  expect(await filesWith(gone, dataDir)).toHaveLength(1);

  const runCommand = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'tooling/commands', name), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  expect(runCommand('newsletter.mjs', 'unsubscribe', found!.unsubscribeToken)).toMatchObject({ status: 0 });
  const backup = path.join(dataDir, 'later.ndjson.gz');
  expect(await run('unsubscribed', 'backup', backup)).toMatchObject({ status: 0 });
  expect(runCommand('maintain-database.mjs', 'compact')).toMatchObject({ status: 0 });
  expect(await filesWith(gone, dataDir)).toEqual([]);
  expect(await filesWith(kept, dataDir)).toEqual(expect.arrayContaining([backup]));
}, 120_000);

/** Databases whose names begin like the guide's, and are of others. */
const others = ['guide_staging_discover', 'guide_staging_gateway', 'guide_accounting', 'guides_discover'];

test('restore --replace replaces the databases of its own guide, and no other that begins with its prefix', async () => {
  const backup = path.join(folder, 'replaced.ndjson.gz');
  await fill('replaced', 'old', ['guide_discover']);
  expect(await run('replaced', 'backup', backup)).toMatchObject({ status: 0 });
  await fill('replaced', 'new', ['guide_discover', 'guide_pubs', ...others]);
  const { status, text } = await run('replaced', 'restore', backup, '--replace', '--yes');
  expect(text).toMatch(/\nRestored 1 documents\.\n$/);
  expect(status).toBe(0);
  const kept = others.map((name) => `${name}.things new`);
  expect(await documentsOf('replaced')).toEqual(['guide_discover.things old', ...kept].sort());
}, 60_000);

test('restore --replace names what it is about to replace, and does nothing without a yes', async () => {
  const backup = path.join(folder, 'asked.ndjson.gz');
  await fill('asked', 'old', ['guide_discover']);
  expect(await run('asked', 'backup', backup)).toMatchObject({ status: 0 });
  await fill('asked', 'new', ['guide_discover', 'guide_pubs', 'guide_staging_pubs']);
  const before = await documentsOf('asked');
  for (const answer of ['', 'no\n', '\n']) {
    const { status, text } = await runAs('guide', answer, 'asked', 'restore', backup, '--replace');
    expect(status).toBe(1);
    expect(text).toBe(
      'Everything in guide_discover, guide_pubs will be replaced. Go on? (yes/no) Nothing was replaced. Answer yes, or add --yes.\n',
    );
    expect(await documentsOf('asked')).toEqual(before);
  }
  expect(await runAs('guide', 'yes\n', 'asked', 'restore', backup, '--replace')).toMatchObject({ status: 0 });
  expect(await documentsOf('asked')).toEqual(['guide_discover.things old', 'guide_staging_pubs.things new']);
}, 120_000);

test('a prefix that contains the prefix of another guide on the server is refused; its backup moves to another prefix', async () => {
  const backup = path.join(folder, 'nested.ndjson.gz');
  await fill('nested', 'old', ['guide_staging_discover', 'guide_discover']);
  expect(await runAs('guide_staging', '', 'nested', 'backup', backup)).toMatchObject({ status: 0 });
  const before = await documentsOf('nested');
  const nested = await runAs('guide_staging', '', 'nested', 'restore', backup, '--replace', '--yes');
  expect(nested).toMatchObject({ status: 1 });
  expect(nested.text).toMatch(/^The prefix guide_staging contains guide, the prefix of another guide/);
  const other = await runAs('staging', '', 'nested', 'restore', backup);
  expect(other).toMatchObject({ status: 1 });
  expect(other.text).toMatch(/holds nothing of staging, only of guide_staging\./);
  expect(await documentsOf('nested')).toEqual(before);
  const moved = await runAs('staging', '', 'nested', 'restore', backup, '--from', 'guide_staging');
  expect(moved).toMatchObject({ status: 0 });
  expect(await documentsOf('nested')).toEqual([...before, 'staging_discover.things old']);
}, 120_000);

/** How many names of listings, pubs and areas are the other pack's, of how many. */
const newNames = (dataDir: string) =>
  withDatabase(dataDir, async (client) => {
    const names = await Promise.all(
      ['discover.listings', 'pubs.pubs', 'map.areas'].map(async (place) => {
        const [database, collection] = place.split('.');
        return client.db(`guide_${database}`).collection(collection!).distinct('name');
      }),
    );
    return [names.flat().filter((name) => name.startsWith('New ')).length, names.flat().length];
  });

test('an import that is killed is whole or is taken back by the next backup', async () => {
  const pack = await otherPack('killed');
  expect(await run('fifth', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  const [, before] = await newNames('fifth');
  const child = spawn(process.execPath, [await programOf('content'), 'import', pack], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'fifth') },
  });
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    expect(line).toBe('discover: listings');
    child.kill('SIGKILL');
    break;
  }
  await closed;
  const { status, text } = await run('fifth', 'backup', path.join(folder, 'fifth.ndjson.gz'));
  expect(status).toBe(0);
  const takenBack = text.includes('An interrupted import was rolled back.');
  expect(await newNames('fifth')).toEqual([takenBack ? 0 : before, before]);
}, 180_000);

/** Runs an invented service of a version on a data folder until it listens. */
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

test('a backup of an older version is restored and migrated at the next start; one of a newer version is refused', async () => {
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
