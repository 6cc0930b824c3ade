/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import { compareTexts, packFiles, type TranslatedFile, translate, translatedFields } from '../city';

const cities = path.resolve(import.meta.dirname, '../../cities');
const files = Object.keys(translatedFields) as TranslatedFile[];
const read = (...parts: string[]) => JSON.parse(readFileSync(path.join(cities, ...parts), 'utf8'));

const translations = ['london', 'vienna'].flatMap((city) =>
  readdirSync(path.join(cities, city, 'languages')).map((language) => [city, language] as const),
);

test('London is translated into five languages, Vienna into German', () => {
  expect(translations).toEqual([
    ...['ar', 'de', 'es', 'fr', 'ja'].map((language) => ['london', language]),
    ['vienna', 'de'],
  ]);
});

test.each(translations)('%s in the language %s has every text, and no other', (city, language) => {
  for (const file of files) {
    const comparison = compareTexts(file, read(city, file), read(city, 'languages', language, file));
    expect({ file, ...comparison }).toEqual({ file, missing: [], unknown: [] });
  }
});

test('Brambleford is not finished: half of its places are in German, each whole; the guide itself is', () => {
  const texts = (file: TranslatedFile) => read('brambleford/languages/de', file);
  const compare = (file: TranslatedFile) => compareTexts(file, read('brambleford', file), texts(file));
  const halves = ['listings.json', 'pubs.json', 'attractions.json'] as const;
  for (const file of files.filter((name) => name !== 'texts.json')) {
    const { missing, unknown } = compare(file);
    expect({ file, unknown }).toEqual({ file, unknown: [] });
    const untranslated = new Set(missing.map((place) => place.split('.')[0]));
    // A record is in one language, which the services name.
    expect(Object.keys(texts(file)).filter((id) => untranslated.has(id))).toEqual([]);
    expect({ file, isHalf: missing.length > 0 }).toEqual({ file, isHalf: halves.includes(file as never) });
  }
  for (const file of halves) {
    const share = Object.keys(texts(file)).length / Object.keys(read('brambleford', file)).length;
    expect([file, share > 0.4 && share < 0.6]).toEqual([file, true]);
  }
});

test.each([...translations, ['brambleford', 'de'] as const])(
  '%s in the language %s fits the schemas, and nothing but texts changes',
  (city, language) => {
    for (const file of files.filter((name) => existsSync(path.join(cities, city, name)))) {
      const english = read(city, file);
      const translated = translate(english, read(city, 'languages', language, file));
      expect([file, Value.Errors(packFiles[file], translated)]).toEqual([file, []]);
      const shapeOf = (value: unknown): string =>
        JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? '' : inner));
      expect([file, shapeOf(translated) === shapeOf(english)]).toEqual([file, true]);
    }
    const synonyms = path.join(city, 'languages', language, 'synonyms.json');
    expect(Value.Errors(packFiles['synonyms.json'], read(synonyms))).toEqual([]);
    expect(existsSync(path.join(cities, city, 'languages', language, 'words.json'))).toBe(true);
  },
);

test('A missing text stays English; unknown texts and texts of other fields are found', () => {
  const english = [{ id: 7, name: 'Tower', description: 'Old.', tags: ['castle', 'river'], lat: 51 }];
  const texts = {
    7: { description: 'Alt.', tags: ['Burg'], lat: 'x', height: 'hoch' },
    8: { name: 'Nichts' },
  };
  expect(translate(english, { 7: { description: 'Alt.' } })).toEqual([
    { ...english[0], description: 'Alt.' },
  ]);
  expect(compareTexts('listings.json', english, texts)).toEqual({
    missing: ['7.tags.1'],
    unknown: ['7.lat', '7.height', '8.name'],
  });
});
