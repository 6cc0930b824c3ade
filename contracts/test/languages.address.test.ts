/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { addressIn, basePath, type Site, splitAddress, withOrigin, wordIn } from '../site';

const LANGUAGES = ['en', 'de', 'zh-Hant'];

test.each([
  ['/de/map', 'de', '/map'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/zh-Hant/pub/1', 'zh-Hant', '/pub/1'],
  ['/map', 'en', '/map'],
  ['/', 'en', '/'],
  // English has no prefix, and unknown prefixes stay: both are Page Not Found.
  ['/en/map', 'en', '/en/map'],
  ['/nl/map', 'en', '/nl/map'],
  ['/dessert', 'en', '/dessert'],
  ['/DE/map', 'en', '/DE/map'],
  ['//de/map', 'en', '//de/map'],
])('%s is the language %s and the path %s', (address, language, pathname) => {
  expect(splitAddress(address, LANGUAGES)).toEqual({ language, pathname });
});

test('Addresses in a language begin with it, except in English', () => {
  expect(['/', '/map?area=Soho', '/?x=1', '/#today'].map((path) => addressIn('de', path))).toEqual([
    '/de',
    '/de/map?area=Soho',
    '/de?x=1',
    '/de#today',
  ]);
  expect(['/', '/map'].map((path) => addressIn('en', path))).toEqual(['/', '/map']);
  expect([basePath('en'), basePath('ja')]).toEqual(['', '/ja']);
});

test('Structured data names pages in the language, and files without it', () => {
  const data = { url: '/pub/1', item: '/', image: ['/images/a.svg', '/api/images/3'], name: '/pub/1' };
  expect(withOrigin(data, 'https://guide.example', 'de')).toEqual({
    url: 'https://guide.example/de/pub/1',
    item: 'https://guide.example/de',
    image: ['https://guide.example/images/a.svg', 'https://guide.example/api/images/3'],
    name: '/pub/1',
  });
});

test('Words of the data are translated where they are shown', () => {
  const site = { words: { Museum: 'Museum', Royal: 'Königlich' } } as unknown as Site;
  expect(['Royal', 'Park', 'constructor'].map((word) => wordIn(site, word))).toEqual([
    'Königlich',
    'Park',
    'constructor',
  ]);
  expect(wordIn({}, 'Royal')).toBe('Royal');
});
