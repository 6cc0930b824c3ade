import { readFile } from 'node:fs/promises';
import type { Listing, Start, SuggestedSearch, Suggestion } from '@guide/contracts/api/schemas';
import { london, londonFile, londonListings, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { discoverWith } from './support';
import { touristQueries, type Wanted } from './support/touristQueries';

const listings = await londonListings();
const discover = discoverWith(listings);
const { app } = await startService(service, { fetchDiscover: discover.fetch });

const languageFile = async (language: string, file: string) =>
  JSON.parse(await readFile(`${london}/languages/${language}/${file}`, 'utf8'));
const get = async (path: string, query: Record<string, string>, headers = {}) => {
  const response = await app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers });
  expect([path, query, response.statusCode]).toEqual([path, query, 200]);
  return response;
};
const search = async (query: Record<string, string>): Promise<Listing[]> =>
  (await get('/api/search', query)).json();
const suggest = async (query: string, lang: string): Promise<Suggestion[]> =>
  (await get('/api/search/suggestions', { query, lang })).json();

const englishNames = new Map(listings.map(({ id, name }) => [id, name]));
const isSearch = (entry: Suggestion): entry is SuggestedSearch => entry.type === 'search';

/** What a visitor sees first for a text: a result, or else a suggested place; or the first suggested search. */
async function firstFor(text: string, lang: string, wanted: Wanted): Promise<Wanted | undefined> {
  const suggestions = await suggest(text, lang);
  if (typeof wanted !== 'string') {
    const found: Record<string, unknown> = suggestions.find(isSearch)?.query ?? {};
    return Object.fromEntries(Object.keys(wanted).map((name) => [name, found[name]]));
  }
  const [result] = await search({ query: text, lang });
  const [place] = suggestions;
  return englishNames.get(result?.id ?? (place?.type === 'place' ? place.id : 0));
}

const typed = Object.entries(touristQueries).flatMap(([lang, queries]) =>
  queries.map(([text, wanted]) => [lang, text, wanted] as const),
);

test('each language is tested with 20 texts', () => {
  expect(Object.values(touristQueries).map(({ length }) => length)).toEqual([20, 20, 20, 20, 20]);
});

test.each(typed)('in %s, %j first finds %j', async (lang, text, wanted) => {
  const words: Record<string, string> = await languageFile(lang, 'words.json');
  const hasKind = typeof wanted !== 'string' && wanted.query;
  const translated = hasKind ? { ...wanted, query: words[wanted.query!]! } : wanted;
  expect(await firstFor(text, lang, translated)).toEqual(translated);
});

test('results are in the language, with English keys', async () => {
  const [tower] = await search({ query: 'ロンドン塔', lang: 'ja' });
  const texts = await languageFile('ja', 'listings.json');
  expect(tower).toMatchObject({ ...texts[1], language: 'ja', area: 'Tower Hill', subcategory: 'Historical' });
});

test('`lang` goes before Accept-Language; other languages are English', async () => {
  const languageFor = async (lang: string | undefined, accepted?: string) => {
    const headers = accepted ? { 'accept-language': accepted } : {};
    const { headers: sent, body } = await get('/api/search', { ...(lang && { lang }), limit: '1' }, headers);
    expect(sent.vary).toMatch(/accept-language/);
    return [sent['content-language'], JSON.parse(body)[0].language];
  };
  expect(await languageFor('fr', 'de')).toEqual(['fr', 'fr']);
  expect(await languageFor(undefined, 'de-AT, en;q=0.5')).toEqual(['de', 'de']);
  expect(await languageFor(undefined, 'en-GB, de;q=0.5')).toEqual(['en', undefined]);
  expect(await languageFor(undefined)).toEqual(['en', undefined]);
  expect(await languageFor('pl')).toEqual(['en', undefined]);
  expect((await app.inject('/api/search?lang=xx%2F')).statusCode).toBe(400);
});

test.each([
  ['/api/search', { query: 'Kirche' }],
  ['/api/search/chips', { query: 'museum' }],
  ['/api/search/suggestions', { query: 'kostenlose Museen' }],
  ['/api/search/starts', { query: 'tower' }],
  ['/api/search/facets', {}],
  ['/api/search/terms', {}],
])('%s is the same in English, and has its own response in a language', async (path, query) => {
  const plain = await get(path, query);
  const english = await get(path, { ...query, lang: 'en' });
  const german = await get(path, { ...query, lang: 'de' });
  expect(english.body).toBe(plain.body);
  expect(plain.body).not.toContain('"language"');
  expect([plain, english, german].map(({ headers }) => headers['content-language'])).toEqual([
    'en',
    'en',
    'de',
  ]);
});

test('English texts are found in every language', async () => {
  for (const lang of Object.keys(touristQueries)) {
    const [bridge] = await search({ query: 'Tower Bridge', lang });
    expect([lang, bridge?.id]).toEqual([lang, 9]);
    const english = await search({ query: 'portcullis' });
    expect((await search({ query: 'portcullis', lang })).length).toBeGreaterThanOrEqual(english.length);
    const [first] = await suggest('free museum', lang);
    expect([lang, first]).toEqual([lang, expect.objectContaining({ type: 'search' })]);
    expect((first as SuggestedSearch).query).toMatchObject({ chips: 'free' });
  }
});

test('listings with a text in the language come before those that have it in English', async () => {
  const results = await search({ query: 'garden', lang: 'de' });
  const isGerman = results.map(({ name, area, description }) =>
    /garden/i.test(`${name} ${area} ${description}`),
  );
  expect(new Set(isGerman)).toEqual(new Set([true, false]));
  expect(isGerman).toEqual(isGerman.toSorted((a, b) => Number(b) - Number(a)));
});

test('reasons and names in suggestions are in the language', async () => {
  const reasons = (await suggest('castle', 'de')).flatMap((entry) =>
    entry.type === 'place' && entry.reason ? [[entry.id, entry.reason]] : [],
  );
  const { tags }: { tags: string[] } = (await languageFile('de', 'listings.json'))[1];
  expect(reasons).toContainEqual([1, tags[0]]);
  const [walk] = (await suggest('Museen in der Nähe vom Tower of London', 'de')).filter(isSearch);
  expect(walk!.label).toBe('Museum, höchstens 10 Minuten von Tower of London');
  const [area] = (await suggest('سوهو', 'ar')).filter(isSearch);
  expect(area).toMatchObject({ label: 'سوهو', query: { area: 'Soho' } });
});

test('starting points are found by names of both languages', async () => {
  const starts = async (query: string, lang: string): Promise<Start[]> =>
    (await get('/api/search/starts', { query, lang })).json();
  expect((await starts('大英博物館', 'ja'))[0]).toMatchObject({ id: '4', name: '大英博物館' });
  expect((await starts('british museum', 'ja'))[0]).toMatchObject({ id: '4', name: '大英博物館' });
  expect((await starts('greenwich-area', 'ar'))[0]).toMatchObject({ name: 'غرينتش', kind: 'area' });
  expect((await starts('russell square', 'ar'))[0]).toMatchObject({ id: 'russell-square' });
});

test('areas are in the order of the language, by their English names', async () => {
  const areas = async (query: Record<string, string>) =>
    (await get('/api/search/facets', query)).json().areas as { name: string; count: number }[];
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
  const arabic = await areas({ lang: 'ar' });
  expect(arabic.toSorted(byName)).toEqual(await areas({}));
  expect(arabic).not.toEqual(await areas({}));
});

test('devices get the terms of a language with the English names', async () => {
  const { synonyms, translation } = (await get('/api/search/terms', { lang: 'es' })).json();
  expect(synonyms).toEqual(await languageFile('es', 'synonyms.json'));
  expect(translation).toMatchObject({ language: 'es', city: 'London', words: { Museum: 'Museo' } });
  expect(translation.synonyms).toEqual(await londonFile('synonyms.json'));
  expect(translation.english[0]).toEqual({ id: listings[0]!.id, name: listings[0]!.name });
});

test('a listing without a translation is found in English, and new listings are in every language', async () => {
  await search({ query: 'tower', lang: 'de' });
  const added = { ...listings[0]!, id: 900, name: 'Zanzibar Rooms', description: 'Palm trees of cast iron.' };
  discover.state.listings = [...listings, added];
  await app.projection.refresh();
  for (const query of ['zanzibar', 'cast iron']) {
    const found = (await search({ query, lang: 'de' })).filter(({ id }) => id === 900);
    expect(found).toEqual([{ ...added, language: 'en' }]);
  }
  expect((await suggest('zanzibar', 'ja'))[0]).toMatchObject({ id: 900, name: 'Zanzibar Rooms' });
});
