import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { OfflineBundle } from '@guide/contracts/api/schemas';
import { integrityOf } from '@guide/contracts/module/integrity';
import type { Site } from '@guide/contracts/site';
import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type BundleContents, createBundles } from '../src/offline/bundles';
import { emptyPage } from '../src/offline/emptyPage';
import { manifestRoutes } from '../src/offline/manifest';
import { workerRoute } from '../src/offline/worker';
import { createCatalogues } from '../src/texts';
import { pageStateOf } from './support/pageState';
import { unsigned } from './support/signing';

const folder = await mkdtemp(path.join(tmpdir(), 'guide-offline-'));
afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
  return integrityOf(text);
}

const english = {
  product: 'Brambleford',
  slug: 'brambleford',
  tagline: 'A small town.',
  locale: 'en-GB',
  menus: { pubs: [] },
} as unknown as Site;
const german: Site = {
  ...english,
  tagline: 'Eine kleine Stadt.',
  locale: 'de',
  language: { code: 'de', name: 'Deutsch', dir: 'ltr' },
};
const catalogues = createCatalogues();
catalogues.add('program', {
  de: {
    Map: 'Karte',
    '{city} Visitor guide': 'Stadtführer für {city}',
    '{product} Tourist Guide': '{product} für Gäste',
  },
});
const languages = {
  list: () => ['en', 'de', 'fr'],
  siteIn: (code: string) => (code === 'de' ? german : english),
  run: catalogues.run,
};

const catalogue = async (file: string, name: string, text: string) => ({
  file: name,
  integrity: await write(file, text),
  translated: 1,
  texts: 1,
});
const discover: Release = {
  ...unsigned('discover', '1.0.0'),
  base: '/modules/discover/1.0.0/',
  integrity: { 'entry.js': await write('store/discover/1.0.0/browser/entry.js', 'void 0;') },
  offline: { screens: ['Home'], data: ['listings'] },
  languages: {
    de: await catalogue('store/discover/1.0.0/browser/texts/de.2.json', 'texts/de.2.json', '{"Map":"Karte"}'),
    fr: await catalogue('store/discover/1.0.0/browser/texts/fr.2.json', 'texts/fr.2.json', '{"Map":"Plan"}'),
  },
  site: 'x',
  signed: '',
  signedAt: '',
  releasedAt: '',
};
const releases = { discover };
const contents: BundleContents = {
  languages,
  shell: {
    first: '',
    files: {
      js: [],
      first: '',
      vitals: '',
      css: [],
      fonts: [],
      icon: 'icon.svg',
      integrity: {
        'main.js': await write('assets/main.js', 'void 1;'),
        'icon.svg': await write('assets/icon.svg', '<svg/>'),
      },
      languages: {
        de: await catalogue('assets/texts/de.1.json', 'texts/de.1.json', '{"Stop":"Anhalten"}'),
        fr: await catalogue('assets/texts/fr.1.json', 'texts/fr.1.json', '{"Stop":"Arrêter"}'),
      },
      provides: { '@guide/contracts/module': '1.0.0' },
    },
  },
  originOf: () => 'https://guide.example',
  assets: path.join(folder, 'assets'),
  store: path.join(folder, 'store'),
  pictures: { names: async () => [], get: async () => undefined },
  fetch: async (url) => Response.json(url.startsWith('/api/listings') ? [] : { url }),
};
const findBundle = createBundles(contents);
const urlsOf = ({ files }: OfflineBundle) => files.map(({ url }) => url);

test('D-37 a German download has the page, data and texts in German, and no other texts', async () => {
  const bundle = await findBundle(releases, 'de');
  expect(Check(OfflineBundle as TSchema, bundle)).toBe(true);
  expect(bundle.language).toBe('de');
  expect(urlsOf(bundle)).toEqual([
    '/app/page?lang=de',
    '/assets/main.js',
    '/assets/icon.svg',
    '/assets/texts/de.1.json',
    '/modules/discover/1.0.0/entry.js',
    '/modules/discover/1.0.0/texts/de.2.json',
    '/api/listings?lang=de',
    '/api/pubs?lang=de',
    '/api/areas?lang=de',
    '/api/photos?lang=de',
    '/api/texts?lang=de',
    '/api/texts/pages?lang=de',
    '/api/texts/home?lang=de',
    '/app/search-terms?lang=de',
  ]);
  const hashOf = (url: string) => bundle.files.find((file) => file.url === url)!.integrity;
  expect(hashOf('/assets/texts/de.1.json')).toBe(integrityOf('{"Stop":"Anhalten"}'));
  expect(hashOf('/api/pubs?lang=de')).toBe(integrityOf('{"url":"/api/pubs?lang=de"}'));
  expect(hashOf('/app/search-terms?lang=de')).toBe(integrityOf('{"url":"/api/search/terms?lang=de"}'));
  expect(hashOf('/app/page?lang=de')).toBe(integrityOf(emptyPage(contents, releases, 'de')));
});

test('D-37 an English download has addresses without a language, and is another one', async () => {
  const [bundle, other] = await Promise.all(['en', 'de'].map((code) => findBundle(releases, code)));
  expect('language' in bundle!).toBe(false);
  expect(urlsOf(bundle!).filter((url) => /lang|texts\/../.test(url))).toEqual([
    '/api/texts/pages',
    '/api/texts/home',
  ]);
  expect(bundle!.id).not.toBe(other!.id);
});

test('D-37 the empty page of a language has its base, texts, catalogues and manifest', () => {
  const page = emptyPage(contents, releases, 'de');
  expect(page).toContain('<html lang="de" data-base="/de">');
  expect(page).toContain('<title>Brambleford für Gäste</title>');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=de">');
  const state = pageStateOf(page);
  expect(state.texts).toEqual(['/assets/texts/de.1.json', integrityOf('{"Stop":"Anhalten"}')]);
  expect(Object.keys(state.modules.discover!.languages!)).toEqual(['de']);
  const plain = emptyPage(contents, releases, 'en');
  expect(plain).toContain('<html lang="en-GB">');
  expect(plain).toContain('href="/manifest.webmanifest">');
  expect(plain).not.toContain('texts/');
});

test('D-37 the manifest of a language names it, and is an installation of its own', async () => {
  const app = Fastify();
  await app.register(manifestRoutes(languages, 'shell/src/icon.svg'));
  const read = async (query: string) => (await app.inject(`/manifest.webmanifest${query}`)).json();
  expect(await read('?lang=de')).toMatchObject({
    id: '/de',
    name: 'Stadtführer für Brambleford',
    description: 'Eine kleine Stadt.',
    lang: 'de',
    dir: 'ltr',
    start_url: '/de',
    scope: '/',
    shortcuts: [
      { name: 'Karte', url: '/de/map' },
      { name: 'Search', url: '/de/search' },
    ],
    share_target: { action: '/de/search' },
  });
  const plain = await read('');
  expect(plain).toMatchObject({ id: '/', name: 'Brambleford Visitor guide', lang: 'en-GB', start_url: '/' });
  expect('dir' in plain).toBe(false);
  for (const query of ['?lang=it', '?lang=', '?lang=de&lang=fr', '?lang[]=de'])
    expect(await read(query)).toEqual(plain);
  await app.close();
});

test('D-37 the worker knows the languages of addresses, also those of a later import', async () => {
  await write('shell/shell.json', '{}');
  await write('shell/worker/worker.js', 'void 0;');
  let codes = ['en'];
  const app = Fastify();
  const list = () => codes;
  await app.register(
    workerRoute({ shellFolder: path.join(folder, 'shell'), languages: { list }, enabled: true }),
  );
  const read = async () => (await app.inject('/worker.js')).body;
  expect(await read()).toMatch(/^\/\/ Shell [0-9a-f]{10}\nvoid 0;$/);
  codes = ['en', 'de', 'pt-BR'];
  expect(await read()).toMatch(/^\/\/ Shell [0-9a-f]{10}\nself.guideLanguages = \["de","pt-BR"\];\nvoid 0;$/);
  await app.close();
});
