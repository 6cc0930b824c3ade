import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildProgram } from '../build/program.mjs';
import { startDatabase } from '../commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const programOf = (name: string) => buildProgram(`tooling/data/${name}.ts`);

/** Runs a command on an embedded database of its own. */
async function run(dataDir: string, name: string, ...args: string[]) {
  const result = spawnSync(process.execPath, [await programOf(name), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, dataDir) },
  });
  return { status: result.status, text: result.stdout + result.stderr };
}

test('a pack is imported, backed up, and restored into another database; a cut backup is refused', async () => {
  const backup = path.join(folder, 'backup.ndjson.gz');
  const again = path.join(folder, 'again.ndjson.gz');
  expect(await run('first', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  expect(await run('first', 'backup', backup)).toMatchObject({ status: 0 });
  expect(await run('second', 'restore', backup)).toMatchObject({ status: 0 });
  expect((await run('second', 'backup', again)).text).toMatch(/guide_discover\.listings: [1-9]/);
  expect((await run('second', 'restore', backup)).text).toContain('There is data in guide_discover');

  await writeFile(again, (await readFile(backup)).subarray(0, 2000));
  const cut = await run('second', 'restore', again, '--replace');
  expect(cut.status).toBe(1);
  expect(cut.text).toMatch(/again\.ndjson\.gz cannot be read: .*\n$/);
}, 180_000);

/** A copy of the London pack with other texts. */
async function otherPack(name: string, change: (areas: { name: string }[]) => void) {
  const pack = path.join(folder, name);
  await cp(path.join(root, 'cities/london'), pack, {
    recursive: true,
    filter: (file) => !/london\/.+\//.test(file),
  });
  for (const file of ['listings.json', 'pubs.json', 'areas.json']) {
    const entries = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    for (const entry of entries) entry.name = `New ${entry.name}`;
    if (file === 'areas.json') change(entries);
    await writeFile(path.join(pack, file), JSON.stringify(entries));
  }
  return pack;
}

/** Lets `use` work on a data folder's database while no command runs. */
async function withDatabase<T>(dataDir: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await startDatabase(path.join(folder, dataDir), () => {});
  const client = await new MongoClient(database.ready.url).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

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

test('an import that fails half-way leaves everything as it was', async () => {
  const pack = await otherPack('clash', (areas) => {
    areas[1]!.name = areas[0]!.name;
  });
  expect(await run('fourth', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  await withDatabase('fourth', (client) =>
    client.db('guide_map').collection('areas').createIndex({ name: 1 }, { unique: true }),
  );
  const [, before] = await newNames('fourth');
  const { status, text } = await run('fourth', 'content', 'import', pack);
  expect(status).toBe(1);
  expect(text).toMatch(/pubs: pubs\n[\s\S]*Nothing was imported: E11000/);
  expect(await newNames('fourth')).toEqual([0, before]);
}, 180_000);

test('an import that is killed is whole or is taken back by the next backup', async () => {
  const pack = await otherPack('killed', () => {});
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
  const takenBack = text.includes('An import that was cut short has been taken back.');
  expect(await newNames('fifth')).toEqual([takenBack ? 0 : before, before]);
}, 180_000);

test('every fault of a pack is named with file and place, and nothing is imported', async () => {
  const pack = path.join(folder, 'pack');
  await cp(path.join(root, 'cities/london'), pack, {
    recursive: true,
    filter: (file) => !/london\/.+\//.test(file),
  });
  await writeFile(path.join(pack, 'pubs.json'), '[{"id":1},{"id":1}]');
  await writeFile(path.join(pack, 'areas.json'), '{');
  const { status, text } = await run('third', 'content', 'import', pack);
  expect(status).toBe(1);
  expect(text).toMatch(/pubs\.json \/0 must have required properties name/);
  expect(text).toContain('pubs.json / has id 1 twice');
  expect(text).toMatch(/areas\.json \/ .*JSON/);
  expect(text).toContain('Nothing was imported');
}, 60_000);
