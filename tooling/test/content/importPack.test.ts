import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { checkCity, importPack } from '../../content/import/importPack';
import { rollBackImport } from '../../data/import-journal.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const brambleford = path.resolve(import.meta.dirname, '../../../cities/brambleford');
let database: TestDatabase;
const folder = temporaryFolder();

beforeAll(async () => {
  database = await startTestDatabase();
});
const importQuietly = (pack: string) => importPack(database.client, pack, () => {});
beforeEach(() => importQuietly(brambleford));
afterAll(() => database.remove());

async function packWith(
  files: Record<string, (content: never) => unknown>,
  from = brambleford,
): Promise<string> {
  const pack = await mkdtemp(path.join(folder, 'pack-'));
  await cp(from, pack, { recursive: true });
  for (const [file, change] of Object.entries(files)) {
    const content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    await writeFile(path.join(pack, file), JSON.stringify(change(content as never)));
  }
  return pack;
}

/** The documents of the content's databases, and what is left of the journal. */
async function contents(): Promise<Record<string, unknown[]>> {
  const documents: Record<string, unknown[]> = {};
  for (const part of ['discover', 'pubs', 'map', 'search', 'analytics', 'gateway', 'import']) {
    const db = database.client.db(`guide_${part}`);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
      documents[`${part}.${name}`] = await db.collection(name).find().sort({ _id: 1 }).toArray();
  }
  for (const [name, list] of Object.entries(documents)) if (list.length === 0) delete documents[name];
  return documents;
}

const renamed = (entries: { name: string }[]) =>
  entries.map(({ name, ...rest }) => ({ ...rest, name: `New ${name}` }));
const recaptioned = (photos: object[]) => photos.map((photo) => ({ ...photo, caption: 'New' }));
const changes = {
  'listings.json': renamed,
  'pubs.json': renamed,
  'areas.json': renamed,
  'photos.json': recaptioned,
  'home.json': (home: object) => ({ ...home, featured: { title: 'New', text: 'New' } }),
  'attractions.json': (all: Record<string, object>) => ({ ...all, 1: { ...all[1], description: 'New' } }),
};
const texts = JSON.stringify({ 1: { funFacts: ['New'] } });

async function changedPack(areas: (entries: { name: string }[]) => object[] = renamed, from?: string) {
  const pack = await packWith({ ...changes, 'areas.json': areas }, from);
  await writeFile(path.join(pack, 'texts.json'), texts);
  return pack;
}

test("Another city's pack is refused unless the operator confirms", async () => {
  const otherPack = await packWith({
    'site.json': (site: object) => ({ ...site, slug: 'otherton', product: 'Otherton' }),
  });
  const questions: string[] = [];
  const check = (pack: string, answer: boolean) =>
    checkCity(database.client, pack, async (question) => {
      questions.push(question);
      return answer;
    });
  await check(brambleford, false);
  expect(questions).toEqual([]);
  await expect(check(otherPack, false)).rejects.toThrow(
    /^Nothing was imported\. To serve Otherton, start the guide/,
  );
  expect(questions).toEqual([
    expect.stringMatching(/^This guide shows Brambleford, and the pack is of Otherton: /),
  ]);
  await check(otherPack, true);
  await importQuietly(otherPack);
  await expect(check(brambleford, false)).rejects.toThrow('To serve Brambleford');
});

test('A failed import changes nothing, and the next one succeeds', async () => {
  const before = await contents();
  const areas = database.client.db('guide_map').collection<{ _id: number; name: string }>('areas');
  // This index rejects the second area, when everything else of the pack is written.
  await areas.createIndex({ name: 1 }, { unique: true });
  const clashing = await changedPack((entries) => entries.map((area) => ({ ...area, name: 'New' })));
  await expect(importQuietly(clashing)).rejects.toThrow(/^Nothing was imported: E11000/);
  expect(await contents()).toEqual(before);
  const lines: string[] = [];
  await importPack(database.client, await changedPack(), (line) => lines.push(line));
  expect(lines).toEqual([
    'discover: listings, photos, texts, homeTexts, pageTexts',
    'pubs: pubs',
    'map: areas, places',
    'search: language_terms, terms',
    'analytics: places',
    'gateway: site',
  ]);
  const after = await contents();
  // The next start or backup must not undo a complete import.
  await rollBackImport(database.client);
  expect(await contents()).toEqual(after);
  expect(JSON.stringify(after['discover.photos'])).toContain('"caption":"New"');
});

const discovered = ['listings', 'photos', 'texts', 'homeTexts', 'pageTexts'];
const written = [...discovered, 'pubs', 'areas', 'places', 'terms', 'site', 'seeds'];

test.each(written)('An import whose writes to %s fail restores every collection', async (name) => {
  const pack = await changedPack();
  const before = await contents();
  await using client = new MongoClient(database.url, { monitorCommands: true });
  client.on('commandStarted', ({ commandName, databaseName, command }) => {
    if (
      databaseName !== 'guide_import' &&
      command[commandName] === name &&
      WRITES.includes(commandName) &&
      !hasFailed
    ) {
      hasFailed = true;
      throw new Error(`no writes to ${name}`);
    }
  });
  let hasFailed = false;
  await expect(importPack(client, pack, () => {})).rejects.toThrow(
    `Nothing was imported: no writes to ${name}`,
  );
  expect(await contents()).toEqual(before);
  await importQuietly(pack);
  expect(await contents()).not.toEqual(before);
});

const WRITES = ['insert', 'update', 'delete'];

test('An import that is killed before any of its writes is rolled back, also after a killed rollback', async () => {
  const few = (entries: object[]) => entries.slice(0, 2);
  const files = ['listings.json', 'pubs.json', 'areas.json', 'photos.json'];
  const small = await packWith(Object.fromEntries(files.map((file) => [file, few])));
  await importQuietly(small);
  const pack = await changedPack(renamed, small);
  const before = await contents();
  for (const name of ['discover.listings', 'discover.photos', 'pubs.pubs', 'map.areas'])
    expect([name, before[name]?.length]).toEqual([name, 2]);
  await using client = new MongoClient(database.url, { monitorCommands: true });
  let remainingWrites = 0;
  client.on('commandStarted', ({ commandName, databaseName, command }) => {
    const changesState = databaseName !== 'guide_import' || command[commandName] === 'started';
    if (WRITES.includes(commandName) && changesState) remainingWrites -= 1;
    // Like a killed process, the work sends no further commands.
    if (remainingWrites < 0) throw new Error('killed');
  });
  const runUntilKilled = async (writes: number, work: () => Promise<void>) => {
    remainingWrites = writes;
    return work().then(
      () => 'complete',
      (error) => String(error),
    );
  };
  let writes = 0;
  for (;;) {
    const result = await runUntilKilled(writes, () => importPack(client, pack, () => {}));
    if (result === 'complete') break;
    expect(result).toContain('killed');
    await runUntilKilled(writes % 10, () => rollBackImport(client, () => {}));
    await rollBackImport(database.client, () => {});
    expect({ writes, ...(await contents()) }).toEqual({ writes, ...before });
    writes += 1;
  }
  expect(writes).toBeGreaterThan(20);
  expect(await contents()).not.toEqual(before);
});
