import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Listing, Photo } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import {
  addLanguage,
  expectInvalid,
  expectNotFound,
  listing,
  londonFile,
  londonTexts,
  packWith,
  startService,
  startTestDatabase,
} from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp, service } from '../src/app';

const { app, database } = await startService(service);

const ask = async (url: string, language?: string, on: FastifyInstance = app) => {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const response = await on.inject({ url, headers });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response;
};

const ADDRESSES = [
  '/api/listings',
  '/api/listings/1',
  '/api/listings/1/photos',
  '/api/listings/36/texts',
  '/api/photos',
  '/api/texts',
  '/api/listings/1/page',
  '/api/texts/pages',
  '/api/texts/home',
];

test.each(ADDRESSES)('%s says its language, which depends on Accept-Language', async (url) => {
  const english = await ask(url);
  const german = await ask(`${url}?lang=de`);
  expect(german.body).not.toBe(english.body);
  for (const [response, language] of [
    [english, 'en'],
    [german, 'de'],
  ] as const) {
    expect(response.headers['content-language']).toBe(language);
    expect(String(response.headers.vary).split(', ')).toContain('accept-language');
  }
  const others = [
    ['de-AT,de;q=0.9,en;q=0.5', german],
    ['DE', german],
    ['xx', english],
    ['*', english],
    ['en-GB,de;q=0.9', english],
    ['de;q=0', english],
    [`xx,${'de;q=0.1,'.repeat(1500)}`, german],
    ['-;=,;q'.repeat(2000), english],
  ] as const;
  for (const [header, expected] of others) {
    const response = await ask(url, header);
    expect([header, response.headers['content-language']]).toEqual([
      header,
      expected.headers['content-language'],
    ]);
    expect(response.body).toBe(expected.body);
    expect(response.headers.etag).toBe(expected.headers.etag);
  }
  const asked = await ask(`${url}?lang=fr`, 'de');
  expect(asked.headers['content-language']).toBe('fr');
  expect((await ask(url, 'fr-CA,fr;q=0.9,en;q=0.8')).body).toBe(asked.body);
  for (const lang of ['en', 'xx', 'it', 'en-GB']) {
    const response = await ask(`${url}?lang=${lang}`, 'de');
    expect([lang, response.headers['content-language'], response.body]).toEqual([lang, 'en', english.body]);
  }
});

test.each(['', 'DE', 'de_AT', '*', 'de,en', 'deutsch', `de${'-AT'.repeat(99)}`])(
  'the language %j is refused',
  async (lang) => expectInvalid(await app.inject(`/api/listings?lang=${lang}`), 'lang'),
);

test('an error says no language', async () => {
  const response = await app.inject('/api/listings/9999?lang=de');
  expectNotFound(response);
  expect(response.headers['content-language']).toBeUndefined();
});

test('listings have the texts of the language, in the order of the English ones, and English areas and kinds', async () => {
  const english: Listing[] = (await ask('/api/listings')).json();
  const texts = await londonTexts('de', 'listings.json');
  const expected = translate(
    english.toSorted((a, b) => a.id - b.id),
    texts,
  );
  const german: Listing[] = (await ask('/api/listings?lang=de')).json();
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const entry of expected)
    expect(german.find(({ id }) => id === entry.id)).toEqual({ ...entry, language: 'de' });
  const filtered: Listing[] = (await ask('/api/listings?lang=de&area=Soho&category=pub')).json();
  expect(filtered.length).toBeGreaterThan(0);
  expect(filtered).toEqual(german.filter(({ area, category }) => area === 'Soho' && category === 'pub'));
  expect((await ask('/api/listings/36?lang=de')).json()).toEqual(german.find(({ id }) => id === 36));
  expect(english.some((entry) => 'language' in entry)).toBe(false);
});

/** Texts by key, which say that they are German. */
const inGerman = <T extends object>(texts: Record<string, T>) =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, { ...value, language: 'de' }]));

test('pictures, texts and pages have the texts of the language', async () => {
  const photos: Photo[] = (await ask('/api/photos')).json();
  const germanPhotos = translate(photos, await londonTexts('de', 'photos.json'));
  expect((await ask('/api/photos?lang=de')).json()).toEqual(germanPhotos);
  expect((await ask('/api/listings/1/photos?lang=de')).json()).toEqual(
    germanPhotos.filter(({ attractionId }) => attractionId === 1),
  );
  const written = inGerman(
    translate(await londonFile('attractions.json'), await londonTexts('de', 'attractions.json')),
  );
  const { subcategories, areas } = translate(
    await londonFile('generic.json'),
    await londonTexts('de', 'generic.json'),
  );
  const generic = { subcategories: inGerman(subcategories), areas: inGerman(areas) };
  const own = translate(await londonFile('texts.json'), await londonTexts('de', 'texts.json'));
  expect((await ask('/api/texts/pages?lang=de')).json()).toEqual({ written, generic });
  expect((await ask('/api/listings/1/page?lang=de')).json()).toEqual({ own: {}, written: written[1] });
  expect((await ask('/api/listings/4/page?lang=de')).json()).toEqual({
    own: { ...own[4], language: 'de' },
    generic: { kind: generic.subcategories.Museum, area: generic.areas.Bloomsbury },
  });
  expect((await ask('/api/listings/4/texts?lang=de')).json()).toEqual({
    id: 4,
    texts: own[4],
    language: 'de',
  });
  expect((await ask('/api/texts?lang=de')).json()).toHaveLength(Object.keys(own).length);
  expect((await ask('/api/texts/home?lang=de')).json()).toEqual(
    translate(await londonFile('home.json'), await londonTexts('de', 'home.json')),
  );
});

/** A pack with two places, of which one has some German texts. */
async function halfTranslated(): Promise<string> {
  const packFolder = await packWith({
    'listings.json': [listing({ id: 1, tags: ['old', 'big'] }), listing({ id: 2 }), listing({ id: 3 })],
  });
  await addLanguage(packFolder, 'de', {
    'listings.json': { 1: { shortDescription: 'Ein Ort.', tags: ['alt'] }, 2: {} },
  });
  return packFolder;
}

test('missing texts are English; a place without any says so', async () => {
  const other = await buildApp({
    mongoUrl: database.url,
    databasePrefix: 'half',
    packFolder: await halfTranslated(),
  });
  const [first, second, third]: Listing[] = (await ask('/api/listings?lang=de', undefined, other)).json();
  expect(first).toEqual({
    ...listing({ id: 1, tags: ['alt', 'big'] }),
    shortDescription: 'Ein Ort.',
    language: 'de',
  });
  expect(second).toEqual({ ...listing({ id: 2 }), language: 'en' });
  expect(third).toEqual({ ...listing({ id: 3 }), language: 'en' });
  expect((await ask('/api/listings/2?lang=de', undefined, other)).json()).toEqual(second);
  const page = async (query = '') => (await ask(`/api/listings/2/page${query}`, undefined, other)).json();
  expect((await page('?lang=de')).written).toEqual({ ...(await page()).written, language: 'en' });
  // The pack has no German texts of the home page.
  const home = await ask('/api/texts/home?lang=de', undefined, other);
  expect(home.json()).toEqual(await londonFile('home.json'));
  await other.close();
});

test('languages that another process adds, changes or removes are served a moment later', async () => {
  const other = await startTestDatabase();
  const packFolder = await halfTranslated();
  const running = await buildApp({ mongoUrl: other.url, packFolder });
  const importPack = async () => (await buildApp({ mongoUrl: other.url, packFolder })).close();
  const shown = async (lang: string, url = '/api/listings/1') => {
    const response = await ask(`${url}?lang=${lang}`, undefined, running);
    const content = response.json();
    const { shortDescription } = Array.isArray(content) ? content[0] : content;
    return [response.headers['content-language'], shortDescription];
  };
  const shows = async (lang: string, language: string, text: string) => {
    for (const url of ['/api/listings/1', '/api/listings'])
      while (String(await shown(lang, url)) !== String([language, text]));
  };
  await shows('de', 'de', 'Ein Ort.');
  await shows('fr', 'en', 'A place.');

  await addLanguage(packFolder, 'fr', { 'listings.json': { 1: { shortDescription: 'Un lieu.' } } });
  await addLanguage(packFolder, 'de', { 'listings.json': { 1: { shortDescription: 'Ein Platz.' } } });
  await importPack();
  await shows('de', 'de', 'Ein Platz.');
  await shows('fr', 'fr', 'Un lieu.');

  await rm(path.join(packFolder, 'languages/de'), { recursive: true });
  await importPack();
  await shows('de', 'en', 'A place.');
  const [english] = (await ask('/api/listings?lang=de', undefined, running)).json();
  expect(english).toEqual(listing({ id: 1, tags: ['old', 'big'] }));
  await shows('fr', 'fr', 'Un lieu.');

  await rm(path.join(packFolder, 'languages'), { recursive: true });
  await importPack();
  await shows('fr', 'en', 'A place.');
  const stored = await (await running.database()).collection('translations').find().toArray();
  expect(stored).toEqual([{ _id: 'languages', codes: [] }]);
  await running.close();
  await other.remove();
});

test('during an outage a language is served from its copy, or in English if it was never asked for', async () => {
  const other = await startTestDatabase();
  const packFolder = await halfTranslated();
  await addLanguage(packFolder, 'fr', { 'listings.json': { 1: { shortDescription: 'Un lieu.' } } });
  await addLanguage(packFolder, 'de', { 'home.json': { featured: { title: 'Neu' } } });
  const running = await buildApp({ mongoUrl: other.url, packFolder });
  const urls = ['/api/listings', '/api/listings/1', '/api/texts/home'];
  const before = new Map<string, string>();
  for (const url of urls)
    for (const lang of ['en', 'de'])
      before.set(url + lang, (await ask(`${url}?lang=${lang}`, '', running)).body);
  await other.stop();
  for (const url of urls)
    for (const [lang, language] of [
      ['de', 'de'],
      ['fr', 'en'],
      ['en', 'en'],
    ] as const) {
      const response = await ask(`${url}?lang=${lang}`, undefined, running);
      expect([url, lang, response.headers['content-language']]).toEqual([url, lang, language]);
      expect(response.body).toBe(before.get(url + language));
      expect(response.headers.age).toBeDefined();
    }
  await running.close();
  await other.start();
  await other.remove();
});
