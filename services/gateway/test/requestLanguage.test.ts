import type { IncomingMessage } from 'node:http';
import { i18n } from '@guide/contracts/texts';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { languageOfRequest, requestTexts, withoutLanguage } from '../src/pages/language';
import { createCatalogues } from '../src/texts';

const CODES = ['en', 'de', 'ar'];

test.each([
  ['/de/map?area=Soho', 'de', '/map?area=Soho'],
  ['/ar', 'ar', '/'],
  ['/de/credits', 'de', '/credits'],
  // One address for all languages.
  ['/de/api/listings', 'en', '/de/api/listings'],
  ['/de/assets/main.js', 'en', '/de/assets/main.js'],
  ['/de/sitemap.xml', 'en', '/de/sitemap.xml'],
  ['/de/de/map', 'de', '/de/map'],
  ['/map', 'en', '/map'],
])('%s is a request in %s for %s', (target, language, path) => {
  const raw = {} as IncomingMessage;
  expect(withoutLanguage(raw, target, CODES)).toBe(path);
  expect(languageOfRequest({ raw })).toBe(language);
});

test('Texts of simultaneous requests are in their own languages, in hooks, handlers and after await', async () => {
  const catalogues = createCatalogues();
  catalogues.add('program', { de: { Newsletter: 'Rundbrief', 'Hello {name}': ['Hallo ', ['name']] } });
  const app = Fastify({ rewriteUrl: (raw) => withoutLanguage(raw, raw.url ?? '/', CODES) });
  await app.register(requestTexts, { languages: { run: catalogues.run } });
  app.get('/newsletter', async () => {
    const before = i18n.t('Newsletter');
    await new Promise((resolve) => setImmediate(resolve));
    return [before, i18n.t('Newsletter'), i18n.t('Hello {name}', { name: 'Eva' })];
  });
  const read = async (url: string) => (await app.inject(url)).json();
  const [german, english, arabic] = await Promise.all(
    ['/de/newsletter', '/newsletter', '/ar/newsletter'].map(read),
  );
  expect(german).toEqual(['Rundbrief', 'Rundbrief', 'Hallo Eva']);
  expect(english).toEqual(['Newsletter', 'Newsletter', 'Hello Eva']);
  expect(arabic).toEqual(english);
  await app.close();
});
