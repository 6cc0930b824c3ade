import type { PinnedRelease } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { languageToOffer } from '../src/frame/languages/languageToOffer';
import { open, pageState, release } from './support/page';
import { site } from './support/site';

const languages: NonNullable<Site['languages']> = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
];
const [, german, arabic] = languages;

const addressesOf = (path: string, state = {}) => {
  const { container, unmount } = open(path, { site: { ...site, languages }, ...state });
  const links = [...container.querySelectorAll('footer a[hreflang]')];
  const addresses = links.map((link) => link.getAttribute('href'));
  unmount();
  return addresses;
};

test('Languages lead to this page with its query, and from Page Not Found to the home page', () => {
  expect(addressesOf('/search?query=a')).toEqual([
    '/search?query=a',
    '/de/search?query=a',
    '/ar/search?query=a',
  ]);
  expect(addressesOf('/nowhere?query=a')).toEqual(['/', '/de', '/ar']);
  expect(addressesOf('/pub/1')).toEqual(['/pub/1', '/de/pub/1', '/ar/pub/1']);
  // The pubs are no longer released.
  const { pubs: _, ...modules } = pageState.modules;
  expect(addressesOf('/pub/1', { modules })).toEqual(['/', '/de', '/ar']);
});

test.each([
  ['en', null, ['de-AT', 'en'], german],
  ['en', null, ['en-GB', 'de'], undefined],
  ['en', null, ['xx', 'ar'], arabic],
  ['de', null, ['de'], undefined],
  ['de', null, ['fr'], undefined],
  ['en', 'de', ['en'], german],
  ['de', 'de', ['en'], undefined],
  ['en', 'fr', ['de'], undefined],
])('On a page in %s, after the choice of %s, %j is offered %j', (page, chosen, preferred, offered) => {
  expect(languageToOffer(languages, page, chosen, preferred)).toBe(offered);
});

const partOf = (language: (typeof languages)[number] | undefined, texts: PinnedRelease['languages']) => {
  const pubs = { ...release('pubs'), ...(texts && { languages: texts }) };
  const state = { site: { ...site, languages, language }, modules: { ...pageState.modules, pubs } };
  const { container, unmount } = open('/pub/1', state);
  const part = container.querySelector('main [data-module=pubs]')!;
  const marks = [part.getAttribute('lang'), part.getAttribute('dir')];
  unmount();
  return marks;
};
const catalogue = { file: 'texts-de.0.json', integrity: 'sha384-', translated: 1, texts: 2 };

test('A part is marked as English if its release has no texts in the language of the page, even one older than languages', () => {
  for (const language of [german, arabic]) {
    expect(partOf(language, undefined)).toEqual(['en', 'ltr']);
    expect(partOf(language, {})).toEqual(['en', 'ltr']);
    expect(partOf(language, { [language!.code]: catalogue })).toEqual([null, null]);
  }
  expect(partOf(undefined, undefined)).toEqual([null, null]);
  expect(partOf(arabic, { de: catalogue })).toEqual(['en', 'ltr']);
});
