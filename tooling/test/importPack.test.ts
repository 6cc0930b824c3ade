import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rollBackImport } from '../data/importJournal';
import { checkCity, importPack } from '../data/importPack';
import { temporaryFolder } from './support/temporaryFolder';

const brambleford = path.resolve(import.meta.dirname, '../../cities/brambleford');
let database: TestDatabase;
const folder = temporaryFolder();

beforeAll(async () => {
  database = await startTestDatabase();
});
const importQuietly = (pack: string) => importPack(database.client, pack, () => {});
beforeEach(() => importQuietly(brambleford));
afterAll(() => database.remove());

async function packWith(files: Record<string, (content: never) => unknown>): Promise<string> {
  const pack = await mkdtemp(path.join(folder, 'pack-'));
  await cp(brambleford, pack, { recursive: true });
  for (const [file, change] of Object.entries(files)) {
    const content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    await writeFile(path.join(pack, file), JSON.stringify(change(content as never)));
  }
  return pack;
}

const collections = ['discover.listings', 'pubs.pubs', 'map.areas'].map((name) => name.split('.'));
const names = async () =>
  (
    await Promise.all(
      collections.map(([service, name]) =>
        database.client.db(`guide_${service}`).collection(name!).distinct('name'),
      ),
    )
  ).flat();

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
  const before = await names();
  const renamed = (entries: { name: string }[]) =>
    entries.map(({ name, ...rest }) => ({ ...rest, name: `New ${name}` }));
  const changed = await packWith({ 'listings.json': renamed, 'pubs.json': renamed, 'areas.json': renamed });
  const areas = database.client.db('guide_map').collection<{ _id: number; name: string }>('areas');
  // The areas are written last; this index rejects the second of them.
  await areas.createIndex({ name: 1 }, { unique: true });
  const clashing = await packWith({
    'listings.json': renamed,
    'pubs.json': renamed,
    'areas.json': (entries: object[]) => entries.map((area) => ({ ...area, name: 'New' })),
  });
  await expect(importQuietly(clashing)).rejects.toThrow(/^Nothing was imported: E11000/);
  expect(await names()).toEqual(before);
  await importQuietly(changed);
  // The next start or backup must not undo a complete import.
  await rollBackImport(database.client);
  expect(await names()).toEqual(before.map((name) => `New ${name}`));
});
