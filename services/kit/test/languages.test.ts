import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storeTexts, textsIn } from '../src/database/translations';
import { preferredLanguage } from '../src/languages/languages';
import { openPack } from '../src/pack';
import { listing, packWith, startTestDatabase, type TestDatabase } from './support';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr-CA', 'fr'],
  ['fr-CH, en;q=0.9, fr;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT', undefined],
  ['zh-Hant-TW', 'zh-Hant'],
  ['DE-at', 'de'],
  ['en-GB,de;q=0.9', undefined],
  ['xx', undefined],
  ['xx, de;q=0.1', 'de'],
  ['*', undefined],
  ['*, de;q=0.5', undefined],
  ['de;q=0', undefined],
  ['de;q=0.3, fr;q=0.4', 'fr'],
  ['', undefined],
  [',;=,-,q=1', undefined],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header, ['de', 'fr', 'pt-BR', 'zh-Hant'])).toBe(language);
});

test('only the first thousand characters of Accept-Language are read', () => {
  expect(preferredLanguage(`de;q=0.1,${'xx-'.repeat(200_000)}`, ['de'])).toBe('de');
  expect(preferredLanguage(`${'xx;q=0.9,'.repeat(50_000)}de`, ['de'])).toBeUndefined();
  expect(preferredLanguage('-'.repeat(500_000), ['de'])).toBeUndefined();
});

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  await database.remove();
});

test('texts are stored by record, and read as a file or by key', async () => {
  const db = database.client.db('texts');
  const german = {
    subcategories: { Museum: { about: ['Alt.'] } },
    areas: { "St. James's": { setting: 'Still.' }, 'Food/Drink': { setting: 'Laut.' }, Empty: { list: [] } },
  };
  await storeTexts(db, {
    'generic.json': new Map<string, unknown>([
      ['de', german],
      ['de-AT', { areas: { Soho: { setting: 'Oida.' } } }],
    ]),
    'listings.json': new Map([['de', { 1: { name: 'Eins' }, 12: { name: 'Zwölf' } }]]),
  });
  const { Empty: _, ...areas } = german.areas;
  expect(await textsIn(db, { code: 'de' }, 'generic.json')).toEqual({ ...german, areas });
  expect(await textsIn(db, { code: 'de' }, 'generic.json', ["areas/St. James's", 'areas/Soho'])).toEqual({
    areas: { "St. James's": { setting: 'Still.' } },
  });
  expect(await textsIn(db, { code: 'de' }, 'listings.json', [1, 2])).toEqual({ 1: { name: 'Eins' } });
  expect(await textsIn(db, { code: 'fr' }, 'listings.json')).toEqual({});
  expect(await textsIn(db, undefined, 'listings.json')).toBeUndefined();

  await storeTexts(db, { 'generic.json': new Map([['fr', { areas: { Soho: { setting: 'Vieux.' } } }]]) });
  expect(await textsIn(db, { code: 'de' }, 'generic.json')).toEqual({});
  expect(await textsIn(db, { code: 'fr' }, 'generic.json')).toEqual({
    areas: { Soho: { setting: 'Vieux.' } },
  });
  expect(await textsIn(db, { code: 'de' }, 'listings.json')).toEqual({
    1: { name: 'Eins' },
    12: { name: 'Zwölf' },
  });
});

test('a pack has the languages of its folders with known tags', async () => {
  const pack = await packWith({ 'listings.json': [listing({ id: 1 })] });
  expect(await openPack(pack).languages()).toEqual([]);
  for (const name of ['fr', 'de', 'en', 'en-US', 'xx', 'texts', '.git'])
    await mkdir(path.join(pack, 'languages', name), { recursive: true });
  await writeFile(path.join(pack, 'languages/it'), '');
  await writeFile(path.join(pack, 'languages/de/listings.json'), JSON.stringify({ 1: { name: 'Eins' } }));
  expect(await openPack(pack).languages()).toEqual(['de', 'fr']);
  expect(await openPack(pack).readTexts('listings.json')).toEqual([
    { language: 'de', texts: { 1: { name: 'Eins' } }, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  await rm(pack, { recursive: true });
});

test.each([
  ['listings.json', { 1: { shortDescription: '' } }, '/0/shortDescription must'],
  ['listings.json', { 1: { tags: [null] } }, '/0/tags/0 must be string'],
  ['words.json', { Museum: 3 }, '/Museum must be string'],
  ['synonyms.json', [{ words: [], chip: 'rain' }], '/0/words must'],
])('a fault in the texts of %s is named', async (file, texts, fault) => {
  const pack = await packWith({ 'listings.json': [listing({ id: 1, tags: ['old'] })] });
  await mkdir(path.join(pack, 'languages/de'), { recursive: true });
  const german = path.join(pack, 'languages/de', file);
  await writeFile(german, JSON.stringify(texts));
  const read = () => openPack(pack).readTexts(file as 'words.json');
  await expect(read()).rejects.toThrow(`${german}${fault}`);
  await writeFile(german, '{"1"');
  await expect(read()).rejects.toThrow(`${german} is not JSON`);
  await rm(pack, { recursive: true });
});
