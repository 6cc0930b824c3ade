import { beforeEach, expect, test } from '@jest/globals';
import { applyHead } from '../src/head/applyHead';

const PAGE = { title: 'The Tower', description: 'A castle' };
const NOT_FOUND = { title: 'Page Not Found', description: 'Nothing', noIndex: true };

/** What search engines and those who share a page read as its address and picture. */
const readHead = () => ({
  canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  ...Object.fromEntries(
    [...document.head.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  ),
});

beforeEach(() => document.head.replaceChildren());

test('D-3 a page that is entered in the app names its own address, also after one that is not there', () => {
  const attraction = 'http://localhost/attraction/5';
  applyHead(NOT_FOUND, '/nowhere');
  expect(readHead()).toMatchObject({ canonical: undefined, 'og:url': 'http://localhost/nowhere' });
  applyHead(PAGE, '/attraction/5');
  expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
  applyHead({ ...PAGE, canonical: '/tower-of-london', image: '/images/tower.svg' }, '/attraction/1');
  expect(readHead()).toMatchObject({
    canonical: 'http://localhost/tower-of-london',
    'og:url': 'http://localhost/tower-of-london',
    'og:image': 'http://localhost/images/tower.svg',
  });
  applyHead(PAGE, '/attraction/5');
  expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
  expect(readHead()).not.toHaveProperty('og:image');
  applyHead(NOT_FOUND, '/nowhere');
  expect(readHead()).toMatchObject({ canonical: undefined, 'og:url': 'http://localhost/nowhere' });
});

test('a page that is entered in the app has its own JSON-LD, with whole addresses, and not that of the page before', () => {
  document.head.innerHTML =
    '<meta property="og:url" content="https://guide.example/"><script type="application/ld+json">{"name":"Home"}</script>';
  const shown = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
  const tower = { name: 'The Tower', url: '/attraction/5' };
  applyHead({ ...PAGE, jsonLd: [tower, { name: '</script>' }] }, '/attraction/5');
  expect(shown()).toEqual([
    { name: 'The Tower', url: 'https://guide.example/attraction/5' },
    { name: '</script>' },
  ]);
  applyHead(NOT_FOUND, '/nowhere');
  expect(shown()).toEqual([]);
});

test('a page that is read at another origin than its own names its own', () => {
  document.head.innerHTML =
    '<meta property="og:url" content="https://guide.example/"><link rel="canonical" href="https://guide.example/">';
  applyHead(PAGE, '/attraction/5');
  const attraction = 'https://guide.example/attraction/5';
  expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
});
