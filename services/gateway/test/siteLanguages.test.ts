import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '@guide/contracts/site';
import { openPack } from '@guide/service-kit';
import { addLanguage, london, londonFile, londonTexts, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSite, readSites, seedSite, watchSite } from '../src/site';

const brambleford = path.resolve(import.meta.dirname, '../../../cities/brambleford');
let database: Awaited<ReturnType<typeof startTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'site-languages-'));
});
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

/** A copy of Brambleford without its languages. */
async function copyPack(name: string): Promise<string> {
  const pack = path.join(folder, name);
  await cp(brambleford, pack, { recursive: true, filter: (from) => !/\/(images|languages)$/.test(from) });
  return pack;
}

test('the English site has the languages, and is otherwise that of the pack without them', async () => {
  const pack = path.join(folder, 'london');
  await cp(london, pack, { recursive: true, filter: (from) => !/\/(images|languages)$/.test(from) });
  const english = await readSite(openPack(pack));
  expect('languages' in english).toBe(false);
  expect(await readSite(openPack(london))).toEqual({
    ...english,
    languages: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'ar', name: 'العربية', dir: 'rtl' },
      { code: 'de', name: 'Deutsch', dir: 'ltr' },
      { code: 'es', name: 'español', dir: 'ltr' },
      { code: 'fr', name: 'français', dir: 'ltr' },
      { code: 'ja', name: '日本語', dir: 'ltr' },
    ],
  });
});

test.each(['ar', 'de', 'ja'])('the site in %s has its texts, words and names of places', async (code) => {
  const sites = await readSites(openPack(london));
  const site = sites.in(code);
  const texts = await londonTexts(code, 'site.json');
  expect(site).toMatchObject({ tagline: texts.tagline, product: texts.product, locale: code });
  expect(site.notices).toEqual(texts.notices);
  expect(site.language).toEqual(site.languages?.find((language) => language.code === code));
  const areas: Record<string, { name: string }> = await londonTexts(code, 'areas.json');
  const words: Record<string, string> = await londonTexts(code, 'words.json');
  for (const [english, translation] of [
    ...Object.entries(words),
    ...(await londonFile('areas.json')).map(({ id, name }) => [name, areas[id]!.name] as const),
  ])
    expect([english, site.words?.[english] ?? english]).toEqual([english, translation]);
  const names: Record<string, { name?: string }> = await londonTexts(code, 'listings.json');
  const { landmarks, museums, areas: inMenu } = site.menus;
  expect(landmarks[0]).toEqual({
    ...sites.english.menus.landmarks[0],
    label: names[1]?.name ?? 'Tower of London',
  });
  expect(museums[0]!.label).toBe(names[5]?.name ?? "St Paul's Cathedral");
  expect(site.fixedPages[1]).toEqual({
    ...sites.english.fixedPages[1],
    name: names[1]?.name ?? 'Tower of London',
  });
  expect(inMenu).toEqual(sites.english.menus.areas);
  // Everything that is no text is the same.
  for (const field of ['slug', 'currency', 'timeZone', 'offers', 'clockChanges', 'mapServices'] as const)
    expect(site[field]).toEqual(sites.english[field]);
});

test('a site is made once for each language; unknown languages are English', async () => {
  const sites = await readSites(openPack(london));
  expect(sites.in('de')).toBe(sites.in('de'));
  for (const code of ['en', 'xx', '', '__proto__', 'toString']) expect(sites.in(code)).toBe(sites.english);
  expect(sites.english.locale).toBe('en-GB');
  expect('language' in sites.english).toBe(false);
});

test('labels of menus are translated if they are the name of the place or area that they lead to', async () => {
  const pack = await copyPack('menus');
  const file: Site = JSON.parse(JSON.stringify(await readSite(openPack(pack))));
  const { content: listings } = await openPack(pack).read('listings.json');
  const { content: areas } = await openPack(pack).read('areas.json');
  const { content: pack1 } = await openPack(pack).read('site.json');
  const [place, area] = [listings[0]!, areas[0]!];
  const pub = listings.find(({ pubId }) => pubId !== undefined)!;
  const restaurant = listings.find(({ category }) => category === 'restaurant')!;
  const fixed = file.fixedPages[0]!;
  const fixedPlace = listings.find(({ id }) => id === fixed.listingId)!;
  const landmarks = [
    { label: place.name, to: `/attraction/${place.id}` },
    { label: `The old ${place.name}`, to: `/attraction/${place.id}` },
    { label: fixedPlace.name, to: fixed.path },
    { label: pub.name, to: `/pub/${pub.pubId}` },
    { label: restaurant.name, to: `/restaurant/${restaurant.id}` },
    { label: area.name, to: `/map?area=${encodeURIComponent(area.name)}` },
    { label: place.name, to: '/search' },
    { label: place.name, to: 'https://elsewhere.example/attraction/9999' },
  ];
  await writeFile(
    path.join(pack, 'site.json'),
    JSON.stringify({ ...pack1, menus: { ...pack1.menus, landmarks } }),
  );
  const names = [place, pub, restaurant, fixedPlace].map(({ id, name }) => [id, { name: `${name} (de)` }]);
  await addLanguage(pack, 'de', {
    'listings.json': Object.fromEntries(names),
    'areas.json': { [area.id]: { name: `${area.name} (de)` } },
  });
  const sites = await readSites(openPack(pack));
  expect(sites.in('de').menus.landmarks.map(({ label }) => label)).toEqual([
    `${place.name} (de)`,
    `The old ${place.name}`,
    `${fixedPlace.name} (de)`,
    `${pub.name} (de)`,
    `${restaurant.name} (de)`,
    `${area.name} (de)`,
    place.name,
    place.name,
  ]);
  expect(sites.in('de').words).toEqual({ [area.name]: `${area.name} (de)` });
  expect(sites.english.menus.landmarks).toEqual(landmarks);
});

test('an import adds, changes and removes languages of a running gateway; English stays the same object', async () => {
  const pack = await copyPack('watched');
  const db = database.client.db('guide_gateway');
  const importPack = () => seedSite(db, openPack(pack));
  const sites = await readSites(openPack(pack));
  const { english } = sites;
  await importPack();
  let changed = () => {};
  const warn = () => {};
  const stop = await watchSite(db, sites, () => changed(), { reportError: () => false }, { warn });
  const imported = async () => {
    const shown = new Promise<void>((resolve) => {
      changed = resolve;
    });
    await importPack();
    await shown;
  };
  expect([english.languages, sites.in('de')]).toEqual([undefined, english]);

  await addLanguage(pack, 'de', {
    'site.json': { tagline: 'Eins.' },
    'words.json': { 'St. Mary.$x': 'Wort' },
  });
  await imported();
  expect(sites.in('de')).toMatchObject({ tagline: 'Eins.', locale: 'de', words: { 'St. Mary.$x': 'Wort' } });
  expect(english.languages?.map(({ code }) => code)).toEqual(['en', 'de']);
  expect(sites.english).toBe(english);

  await addLanguage(pack, 'de', { 'site.json': { tagline: 'Zwei.' } });
  await imported();
  expect(sites.in('de').tagline).toBe('Zwei.');

  await rm(path.join(pack, 'languages'), { recursive: true });
  await imported();
  expect(sites.in('de')).toBe(english);
  expect('languages' in english).toBe(false);
  stop();
});
