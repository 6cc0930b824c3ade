/** @jest-environment node */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OfflineBundle } from '@guide/contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { openSite, type Site } from '../../../e2e/support/testSite';
import { importPack } from '../../../tooling/content/import/importPack';
import { partsToRestart } from '../src/builtParts';
import { askRaw } from './support/ask';

const brambleford = path.resolve(import.meta.dirname, '../../../cities/brambleford');
let site: Site;
let client: MongoClient;
let pack: string;

beforeAll(async () => {
  site = await openSite(undefined, { city: 'brambleford' });
  client = await new MongoClient(site.mongoUrl).connect();
  pack = await mkdtemp(path.join(tmpdir(), 'guide-live-'));
  await cp(brambleford, pack, { recursive: true });
}, 120_000);
afterAll(async () => {
  await client.close();
  await site.close();
  await rm(pack, { recursive: true });
});

async function edit<Content>(file: string, change: (content: Content) => unknown): Promise<void> {
  const content: Content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
  await writeFile(path.join(pack, file), JSON.stringify(change(content)));
}
const importEdited = () => importPack(client, pack, () => {});

const read = async (address: string): Promise<string> => (await fetch(site.url + address)).text();

/** Reads an address until its text has all parts; stale pages are served for some seconds. */
async function shows(address: string, ...parts: string[]): Promise<void> {
  for (;;) {
    const text = await read(address);
    if (parts.every((part) => text.includes(part))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

type Records = { id: number; category: string; shortDescription: string; description: string }[];
const packFile = async (file: string) => JSON.parse(await readFile(path.join(brambleford, file), 'utf8'));
/** Texts of paragraphs that are marked as English. */
const markedIn = (html: string) =>
  [...html.matchAll(/<p lang="en" dir="ltr"[^>]*>([^<]*)/g)].map(([, text]) =>
    text!.replaceAll('&#x27;', "'"),
  );

test('with half of a language, lists are mixed: German texts, and English ones that are marked', async () => {
  const places: Records = (await packFile('listings.json')).filter(
    ({ category }: Records[number]) => category === 'attraction',
  );
  const german: Record<string, { shortDescription: string }> = await packFile('languages/de/listings.json');
  const inEnglish = places.filter(({ id }) => !german[id]);
  const inGerman = places.filter(({ id }) => german[id]);
  expect([inEnglish.length, inGerman.length]).toEqual([6, 6]);

  const list = '/de/brambleford-attractions';
  await shows(list, '<html lang="de"', ...inGerman.map(({ id }) => german[id]!.shortDescription));
  const html = await read(list);
  expect(markedIn(html).sort()).toEqual(inEnglish.map((place) => place.shortDescription).sort());
  expect(html).toContain('Sehenswürdigkeiten');
});

test('with half of a language, a place without its texts has a German frame and no error', async () => {
  const { '3': palace } = await packFile('attractions.json');
  const [, , , , fifth]: { description: string; historicalNote: string }[] = await packFile('pubs.json');
  // A page with its own texts, one with those of its kind and area, and a pub.
  await shows('/de/absent-palace', 'Über den Ort', palace.description);
  expect(markedIn(await read('/de/absent-palace'))).toEqual(
    expect.arrayContaining([palace.description, ...palace.history, palace.featured.description]),
  );
  await shows('/de/attraction/12', 'Über den Ort', 'Der dritte von links, mit dem Daumenabdruck.');
  const chapel = await read('/de/attraction/12');
  expect(markedIn(chapel)).toContainEqual(expect.stringMatching(/^The fire is lit from October to May/));
  expect(chapel).not.toMatch(/<p lang="en"[^>]*>(Älter|Der Hügel)/);
  await shows('/de/pub/5', 'Geschichte', fifth!.description);
  expect(markedIn(await read('/de/pub/5'))).toEqual([fifth!.description, fifth!.historicalNote]);

  // The nearby places of these pages are mixed lists, too.
  await shows('/de/thimble-tower', 'Der Turm eines Schneiders');
  expect(markedIn(await read('/de/thimble-tower'))).not.toContainEqual(expect.stringMatching(/tailor/));
  await shows('/de/pub/1', 'in der der Reiher älter ist als der Wirt');
  expect(markedIn(await read('/de/pub/1'))).toEqual([]);
  for (const english of ['/absent-palace', '/pub/5']) expect(markedIn(await read(english))).toEqual([]);
  expect(await read('/api/listings/3?lang=de')).toContain('"language":"en"');
  expect(await read('/api/listings/1?lang=de')).toContain('"language":"de"');
});

test('a too long address below a language gets a page in it', async () => {
  const received = await askRaw(site.url, `GET /de/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 [\s\S]*<html lang="de"[\s\S]*<a href="\/de">/);
});

test('an import is live without a restart: places, texts, home, menus, search, map, sitemap and download', async () => {
  // The pages and the header are cached before the import.
  for (const address of ['/', '/thimble-tower', '/attraction/5', '/map']) await read(address);
  await edit('listings.json', (listings: { id: number }[]) => [
    ...listings,
    { ...listings.find(({ id }) => id === 5), id: 99, name: 'Pepperpot Lodge' },
  ]);
  await edit('home.json', (home: { slides: object[] }) => ({
    ...home,
    slides: home.slides.map((slide, index) => ({ ...slide, title: `New slide ${index}` })),
  }));
  await edit('site.json', (file: { menus: { landmarks: object[] } }) => ({
    ...file,
    tagline: 'A tagline from the import.',
    menus: { ...file.menus, landmarks: [{ label: 'New in the menu', to: '/attraction/99' }] },
  }));
  await edit('attractions.json', (written: Record<string, object>) => ({
    ...written,
    1: { ...written[1], description: 'A description from the import.' },
  }));
  await edit('generic.json', (generic: { areas: Record<string, object> }) => ({
    ...generic,
    areas: Object.fromEntries(
      Object.entries(generic.areas).map(([name, texts]) => [
        name,
        { ...texts, setting: 'A setting from the import.' },
      ]),
    ),
  }));
  await edit('synonyms.json', (synonyms: object[]) => [...synonyms, { words: ['zzgazebo'], listing: 99 }]);
  await importEdited();

  await shows('/', 'New slide 0', 'A tagline from the import.', 'New in the menu');
  await shows('/thimble-tower', 'A description from the import.', 'New in the menu');
  await shows('/attraction/99', 'Pepperpot Lodge', 'A setting from the import.');
  await shows('/brambleford-attractions', 'Pepperpot Lodge');
  await shows('/map', 'Pepperpot Lodge');
  await shows('/sitemap.xml', '/attraction/99');
  await shows('/api/search?query=pepperpot', 'Pepperpot Lodge');
  await shows('/api/search/suggestions?query=zzgazebo', 'Pepperpot Lodge');
  await shows('/app/search-terms', 'zzgazebo');
  const { files }: OfflineBundle = JSON.parse(await read('/api/offline/bundle'));
  expect(files.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/texts/home', '/api/texts/pages', '/api/listings']),
  );
  expect(await read('/api/texts/home')).toContain('New slide 2');
});

test('a seventh language takes files only: choice, addresses, data, search, sitemap and download', async () => {
  const folder = path.join(pack, 'languages/nl');
  await mkdir(folder, { recursive: true });
  const write = (file: string, texts: object) => writeFile(path.join(folder, file), JSON.stringify(texts));
  await write('site.json', { tagline: 'Alles voor uw bezoek.' });
  await write('listings.json', { 5: { name: 'Het Oude Huis', shortDescription: 'Een huis bij de rivier.' } });
  await write('words.json', { Museum: 'Museum' });
  expect(await read('/nl')).toContain('Page Not Found');
  await importEdited();

  await shows('/', 'hreflang="nl"', '>Nederlands<');
  await shows('/nl', '<html lang="nl"', 'Alles voor uw bezoek.');
  await shows('/nl/attraction/5', 'Het Oude Huis', 'href="/nl/brambleford-attractions"');
  await shows('/api/listings/5?lang=nl', 'Een huis bij de rivier.', '"language":"nl"');
  await shows('/api/search?query=oude+huis&lang=nl', 'Het Oude Huis');
  await shows('/sitemap.xml', '/nl/attraction/5', 'hreflang="nl"');
  const { language, files }: OfflineBundle = JSON.parse(await read('/api/offline/bundle?lang=nl'));
  expect(language).toBe('nl');
  expect(files.map(({ url }) => url)).toContain('/api/listings?lang=nl');
  // English stays as it is.
  expect(await read('/attraction/5')).not.toContain('Het Oude Huis');
  expect(await read('/api/listings/5')).not.toContain('language');
});

test('what needs a restart is named: pubs of the build, the drawn map, and the name of the city', async () => {
  const parts = () => partsToRestart(client.db('guide_gateway'), pack);
  expect(await parts()).toEqual([]);
  await edit('pubs.json', (pubs: object[]) => pubs.map((pub) => ({ ...pub, description: 'New.' })));
  expect(await parts()).toEqual([expect.stringContaining('pubs.json')]);
  await edit('site.json', (file: object) => ({ ...file, product: 'Bramble' }));
  expect(await parts()).toEqual([expect.stringContaining('site.json'), expect.stringContaining('pubs.json')]);
});
