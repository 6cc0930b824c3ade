/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@guide/contracts/module/integrity';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readOptions } from '../embed/options';
import { followLanguage, loadLanguage, setLanguage } from '../embed/texts';

/** As the kit's build adds it. */
const COMPILED = [['count', 'plural', { one: ['#', ' page'], other: ['#', ' pages'] }]];

const GERMAN = JSON.stringify({
  Devices: 'Geräte',
  '{count, plural, one {# page} other {# pages}}': [
    ['count', 'plural', { one: ['#', ' Seite'], other: ['#', ' Seiten'] }],
  ],
});
const FILES = { de: ['embed-texts-de.0123456789.json', integrityOf(Buffer.from(GERMAN))] } as const;

/** The kit's folder, with the German catalogue only. */
const requests: string[] = [];
const server = createServer(({ url = '' }, response) => {
  requests.push(url);
  response.statusCode = url.startsWith('/embed/embed-texts-de') ? 200 : 404;
  response.end(GERMAN);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(globalThis, { __webpack_public_path__: `http://127.0.0.1:${port}/embed/` });
});
afterAll(() => void server.close());

const pagesText = () => i18n.t('{count, plural, one {# page} other {# pages}}', { count: 1200 }, COMPILED);

test('D-21 the language of the embedded texts is an option; its one catalogue is loaded once', async () => {
  const options = (lang: string | null) => readOptions((name) => (name === 'lang' ? lang : null));
  expect([options('de').lang, options('').lang, options(null).lang]).toEqual(['de', undefined, undefined]);
  const loaded = await Promise.all(['de', 'de-AT', 'DE'].map((lang) => loadLanguage(lang, FILES)));
  expect(loaded).toEqual(['de', 'de', 'de']);
  setLanguage(await loadLanguage('de', FILES));
  expect(requests).toEqual(['/embed/embed-texts-de.0123456789.json']);
  expect([currentLanguage(), i18n.t('Devices'), i18n.t('Came from'), pagesText()]).toEqual([
    'de',
    'Geräte',
    'Came from',
    '1.200 Seiten',
  ]);
  setLanguage(await loadLanguage(undefined, FILES));
  expect([i18n.t('Devices'), pagesText()]).toEqual(['Devices', '1,200 pages']);
  expect(requests).toHaveLength(1);
});

test('D-21 all dashboards of a page follow the language that was set last', async () => {
  setLanguage('en');
  const shown: string[] = [];
  const unfollow = followLanguage((language) => shown.push(`${language} ${i18n.t('Devices')}`));
  const german = await loadLanguage('de', FILES);
  expect([setLanguage(german), setLanguage(german), setLanguage('en')]).toEqual([true, false, true]);
  unfollow();
  setLanguage(german);
  expect(shown).toEqual(['de Geräte', 'en Devices']);
});

test('D-21 without a translation, or with a missing or changed one, the embedded texts are English', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const files = {
    fr: ['embed-texts-fr.0123456789.json', ''],
    es: ['embed-texts-de.9876543210.json', integrityOf(Buffer.from('another'))],
  } as const;
  for (const lang of ['nl', 'constructor', '', '../de', undefined])
    expect(await loadLanguage(lang, files)).toBe('en');
  expect(log).not.toHaveBeenCalled();
  for (const lang of ['fr', 'es']) expect(await loadLanguage(lang, files)).toBe('en');
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
