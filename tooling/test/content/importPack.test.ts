import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { checkCity, importPack } from '../../content/import/importPack';
import { rollBackImport } from '../../data/import-journal.mjs';
import * as imports from '../support/imports';
import { temporaryFolder } from '../support/temporaryFolder';

let database: TestDatabase;
const folder = temporaryFolder();

beforeAll(async () => {
  database = await startTestDatabase();
});
const importQuietly = (pack: string) => imports.importQuietly(database, pack);
const contents = () => imports.contentsOf(database);
const changedPack = (areas?: Parameters<typeof imports.changedPack>[1]) => imports.changedPack(folder, areas);
beforeEach(() => importQuietly(imports.brambleford));
afterAll(() => database.remove());

test("Another city's pack is refused unless the operator confirms", async () => {
  const otherPack = await imports.packWith(folder, {
    'site.json': (site: object) => ({ ...site, slug: 'otherton', product: 'Otherton' }),
  });
  const questions: string[] = [];
  const check = (pack: string, answer: boolean) =>
    checkCity(database.client, pack, async (question) => {
      questions.push(question);
      return answer;
    });
  await check(imports.brambleford, false);
  expect(questions).toEqual([]);
  await expect(check(otherPack, false)).rejects.toThrow(
    /^Nothing was imported\. To serve Otherton, start the guide/,
  );
  expect(questions).toEqual([
    expect.stringMatching(/^This guide shows Brambleford, and the pack is of Otherton: /),
  ]);
  await check(otherPack, true);
  await importQuietly(otherPack);
  await expect(check(imports.brambleford, false)).rejects.toThrow('To serve Brambleford');
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

test('An import whose writes fail restores every collection', () =>
  // The long tests refuse those to each collection.
  imports.refuseWrites(database, folder, ['photos', 'areas', 'seeds']));

test('A killed import is rolled back, also after a killed rollback', () =>
  // The long tests kill it before each of its writes.
  imports.killImports(database, folder, 25));
