import type { Pub } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import {
  addLanguage,
  expectInvalid,
  expectNotFound,
  expectRecovery,
  expectServedStale,
  listing,
  londonFile,
  londonListings,
  londonTexts,
  packWith,
  startService,
} from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { buildApp, service } from '../src/app';

const { app, database } = await startService(service);

const factsOf = new Map((await londonListings()).map(({ pubId, facts }) => [pubId, facts]));
const pubs = (await londonFile('pubs.json')).map((pub) =>
  factsOf.get(pub.id) ? { ...pub, facts: factsOf.get(pub.id) } : pub,
);

test('D-45 CONST-03 the ten pubs are returned in order, as in the pack', async () => {
  const response = await app.inject('/api/pubs');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(pubs);
  expect(response.json().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('D-45 a pub is returned by id', async () => {
  const response = await app.inject('/api/pubs/9');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(pubs[8]);
});

test('a pub has the facts of its listing', async () => {
  const pub = (await londonFile('pubs.json'))[0]!;
  const packFolder = await packWith({
    'pubs.json': [pub, { ...pub, id: 2 }],
    'listings.json': [listing({ id: 7 }), listing({ id: 8, category: 'pub', pubId: 2 })],
    'facts.json': { 7: { lift: 'no' }, 8: { stepFreeEntrance: 'yes' } },
  });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'facts', packFolder });
  const stored: Pub[] = (await other.inject('/api/pubs')).json();
  expect(stored.map(({ id, facts }) => [id, facts])).toEqual([
    [1, undefined],
    [2, { stepFreeEntrance: 'yes' }],
  ]);
  await other.close();
});

test.each([
  ['/api/pubs?lang=de', undefined],
  ['/api/pubs', 'de-AT,de;q=0.9,en;q=0.5'],
])('pubs have the texts of the language: %s, %s', async (url, language) => {
  const headers = language ? { 'accept-language': language } : {};
  const response = await app.inject({ url, headers });
  const german = translate(pubs, await londonTexts('de', 'pubs.json'));
  expect(response.json()).toEqual(german.map((pub) => ({ ...pub, language: 'de' })));
  expect(response.headers['content-language']).toBe('de');
  expect(response.headers.vary).toContain('accept-language');
  const pub = await app.inject({ url: url.replace('pubs', 'pubs/9'), headers });
  expect(pub.json()).toEqual(response.json()[8]);
});

test('a pub without texts in the language says that they are English', async () => {
  const pub = (await londonFile('pubs.json'))[0]!;
  const packFolder = await packWith({ 'pubs.json': [pub, { ...pub, id: 2 }], 'listings.json': [] });
  await addLanguage(packFolder, 'fr', { 'pubs.json': { 2: { features: ['Une cour'] } } });
  const other = await buildApp({ mongoUrl: database.url, databasePrefix: 'french', packFolder });
  const stored: Pub[] = (await other.inject('/api/pubs?lang=fr')).json();
  expect(stored).toEqual([
    { ...pub, language: 'en' },
    { ...pub, id: 2, features: ['Une cour', ...pub.features.slice(1)], language: 'fr' },
  ]);
  await other.close();
});

test('PUB-11 an unknown id is 404', async () => {
  expectNotFound(await app.inject('/api/pubs/11'));
});

test.each(['0', '12abc', '1e1', '+1', '-3', '1.0'])('D-38 the id %s is refused', async (id) => {
  expectInvalid(await app.inject(`/api/pubs/${id}`), 'id');
});

test('without a database at the start: 503 with Retry-After within 3 s, and recovery without a restart', async () => {
  await expectRecovery(service, database, { url: '/api/pubs' }, { holdsCopy: true });
});

test('during a database outage the pubs are served from the copy with Age', async () => {
  await expectServedStale(service, database, '/api/pubs', { '/api/pubs/9': 200, '/api/pubs/11': 404 });
});
