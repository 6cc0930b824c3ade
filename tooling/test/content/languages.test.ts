import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openPack } from '@guide/service-kit';
import { addLanguage, startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findingsOf } from '../../content/check';
import { changesOf } from '../../content/import/changes';
import { importPack } from '../../content/import/importPack';
import { temporaryFolder } from '../support/temporaryFolder';

const cities = path.resolve(import.meta.dirname, '../../../cities');
const NOW = new Date('2026-12-01');
const folder = temporaryFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.remove());

/** A copy of Brambleford without its languages. */
async function copyPack(): Promise<string> {
  const pack = await mkdtemp(path.join(folder, 'pack-'));
  const filter = (from: string) => !from.endsWith('/languages');
  await cp(path.join(cities, 'brambleford'), pack, { recursive: true, filter });
  return pack;
}

/** Findings about languages, as lines. */
const linesOf = async (pack: string) =>
  (await findingsOf(pack, NOW))
    .filter(({ file }) => file.startsWith('languages'))
    .map(({ level, file, line, text }) => `${level} ${file.slice(10)}${line ? `:${line}` : ''} ${text}`);

test.each(['london', 'vienna'])('the languages of %s have no faults', async (city) => {
  expect(await linesOf(path.join(cities, city))).toEqual([]);
});

test('what a half translated pack lacks is counted: Brambleford in German', async () => {
  expect(await linesOf(path.join(cities, 'brambleford'))).toEqual([
    expect.stringMatching(
      /^empty de\/attractions\.json(:1)? \d+ texts are missing, and visitors read English: 3\.title, 3\.description, 3\.history\.0 and \d+ more\.$/,
    ),
    expect.stringMatching(
      /^empty de\/listings\.json(:1)? \d+ texts are missing, and visitors read English: 3\.shortDescription, 3\.description, 3\.tags\.0 and \d+ more\.$/,
    ),
    expect.stringMatching(
      /^empty de\/pubs\.json(:1)? \d+ texts are missing, and visitors read English: 5\.description, 5\.specialties\.0, 5\.specialties\.1 and \d+ more\.$/,
    ),
  ]);
});

test('folders and files that the guide does not read are reported', async () => {
  const pack = await copyPack();
  expect(await linesOf(pack)).toEqual([]);
  await addLanguage(pack, 'xx', {});
  await addLanguage(pack, 'German', {});
  await addLanguage(pack, 'en-US', {});
  for (const file of ['facts.json', 'notes.txt']) await addLanguage(pack, 'de', { [file]: {} });
  await writeFile(path.join(pack, 'languages/README.md'), '');
  const lines = await linesOf(pack);
  expect(lines.filter((line) => !line.startsWith('empty'))).toEqual([
    expect.stringMatching(/^wrong de\/facts\.json Languages have no such file\./),
    expect.stringMatching(/^wrong de\/notes\.txt Languages have no such file\./),
    'wrong en-US English is the language of the pack itself. Remove the folder.',
    'wrong German "German" is not the tag of a language. Write one such as "de" or "pt-BR".',
    'wrong xx "xx" is not the tag of a language. Write one such as "de" or "pt-BR".',
    expect.stringMatching(/^doubtful README\.md /),
  ]);
});

test('texts without English, empty texts and texts of a wrong form are faults with their line; missing ones are counted', async () => {
  const pack = await copyPack();
  const listings = { 1: { shortDescription: 'Turm.', area: 'Altstadt', tags: ['a', ' '] } };
  await addLanguage(pack, 'de', {
    'synonyms.json': [{ words: ['turm'], area: 'Nowhere' }],
    'words.json': { Museum: '', Park: 7 },
  });
  const write = (file: string, content: string) => writeFile(path.join(pack, 'languages/de', file), content);
  await write('listings.json', JSON.stringify({ ...listings, 999: { name: 'Nichts' } }, null, 2));
  await write('areas.json', `{\n  "1": {\n    "name": "${'x'.repeat(90)}",\n    "name": "<b>y</b>"\n  }\n}`);
  await write('home.json', '{\n  "slides": [\n}');
  await write('pubs.json', JSON.stringify({ 1: { tips: { bestTime: 'x'.repeat(201) } } }, null, 2));
  const lines = await linesOf(pack);
  expect(lines.filter((line) => !line.startsWith('empty'))).toEqual([
    'wrong de/areas.json:4 "name" is here a second time, and the first is ignored. Remove one.',
    expect.stringMatching(/^wrong de\/home\.json:2 /),
    expect.stringMatching(/^wrong de\/listings\.json:4 1\.area has no English text in listings\.json /),
    expect.stringMatching(/^wrong de\/listings\.json:7 1\.tags\.1 is empty\./),
    expect.stringMatching(/^wrong de\/listings\.json:11 999\.name has no English text /),
    'wrong de/pubs.json:4 1.tips.bestTime must have at most 200 letters. Shorten it.',
    'wrong de/synonyms.json:1 0.area is not an area of areas.json.',
    expect.stringMatching(/^wrong de\/words\.json:1 Museum is empty\./),
    'wrong de/words.json:1 Museum must have at least 1 letter.',
    'wrong de/words.json:1 Park must be of the type string.',
    expect.stringMatching(/^doubtful de\/areas\.json:3 "<b>y<\/b>" contains HTML/),
  ]);
  const missing = lines.filter((line) => line.startsWith('empty'));
  for (const file of ['site', 'attractions', 'generic', 'photos', 'words'])
    expect(missing).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^empty de/${file}\\.json(:1)? \\d+ (text|word)s are missing, and visitors read English: `,
          ),
        ),
      ]),
    );
});

test('an import shows changed languages, stores their texts, and restores them when it fails', async () => {
  const pack = await copyPack();
  const changes = async () => (await changesOf(database.client, openPack(pack))).languages;
  const importQuietly = () => importPack(database.client, pack, () => {});
  const stored = async () => {
    const texts: Record<string, unknown> = {};
    for (const service of ['discover', 'pubs', 'map'])
      for (const { _id, ...content } of await database.client
        .db(`guide_${service}`)
        .collection<{ _id: string }>('translations')
        .find()
        .toArray())
        texts[`${service} ${_id}`] = content;
    return texts;
  };
  await importQuietly();
  expect([await changes(), await stored()]).toEqual([[], {}]);

  await addLanguage(pack, 'de', {
    'listings.json': { 1: { name: 'Fingerhutturm', shortDescription: 'Ein Turm.' } },
    'areas.json': { 1: { name: 'Altstadt' } },
    'pubs.json': { 1: { historicalNote: 'Alt.' } },
  });
  await addLanguage(pack, 'fr', { 'home.json': { featured: { title: 'Nouveau' } } });
  expect(await changes()).toEqual([
    { kind: 'added', name: 'de', fields: [] },
    { kind: 'added', name: 'fr', fields: [] },
  ]);
  await importQuietly();
  const languages = { codes: ['de', 'fr'] };
  const first = {
    'discover home.json/fr/featured': { texts: { title: 'Nouveau' } },
    'discover languages': languages,
    'discover listings.json/de/1': { texts: { name: 'Fingerhutturm', shortDescription: 'Ein Turm.' } },
    'pubs languages': languages,
    'pubs pubs.json/de/1': { texts: { historicalNote: 'Alt.' } },
    'map areas.json/de/1': { texts: { name: 'Altstadt' } },
    'map languages': languages,
    'map listings.json/de/1': { texts: { name: 'Fingerhutturm' } },
  };
  expect(await stored()).toEqual(first);

  await rm(path.join(pack, 'languages/fr'), { recursive: true });
  await addLanguage(pack, 'de', { 'listings.json': { 1: { name: 'Fingerhut' } } });
  expect(await changes()).toEqual([
    { kind: 'changed', name: 'de', fields: ['listings.json'] },
    { kind: 'removed', name: 'fr', fields: [] },
  ]);
  // This index rejects the second area, when everything else of discover and pubs is written.
  const areas = database.client.db('guide_map').collection('areas');
  await areas.createIndex({ name: 1 }, { unique: true });
  const english = await readFile(path.join(pack, 'areas.json'), 'utf8');
  const clashing = JSON.parse(english).map((area: object) => ({ ...area, name: 'New' }));
  await writeFile(path.join(pack, 'areas.json'), JSON.stringify(clashing));
  await expect(importQuietly()).rejects.toThrow(/^Nothing was imported: E11000/);
  expect(await stored()).toEqual(first);

  await writeFile(path.join(pack, 'areas.json'), english);
  await importQuietly();
  const left = { codes: ['de'] };
  expect(await stored()).toEqual({
    'discover languages': left,
    'discover listings.json/de/1': { texts: { name: 'Fingerhut' } },
    'pubs languages': left,
    'pubs pubs.json/de/1': { texts: { historicalNote: 'Alt.' } },
    'map areas.json/de/1': { texts: { name: 'Altstadt' } },
    'map languages': left,
    'map listings.json/de/1': { texts: { name: 'Fingerhut' } },
  });
});
