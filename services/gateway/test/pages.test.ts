import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readQuery, type Site, withOrigin } from '@guide/contracts/site';
import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { withoutDefaults } from '../src/pages/address';
import { headHtml } from '../src/pages/document';
import { acceptsBrotli, encodingFor, encodings } from '../src/pages/encodings';
import { localAddress, localRedirects } from '../src/pages/redirects';
import { escapeJson, tag } from '../src/renderers/html';

test('attributes are escaped, and undefined ones left out', () => {
  expect(tag('meta', { content: '"><script>', name: undefined, defer: true })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;" defer>',
  );
});

test('ATT-32 and D-50 the head has title, description, canonical link and Open Graph tags', () => {
  const html = headHtml(
    {
      title: 'Tower & Bridge',
      description: 'Old <stones>',
      canonical: '/tower-of-london',
      image: '/images/a.svg',
      jsonLd: [escapeJson({ a: '</script>' })],
    },
    { product: 'London' } as Site,
    'https://guide.example',
    '/attraction/1',
  );
  expect(html).toContain('<title>Tower &amp; Bridge</title>');
  expect(html).toContain('<link rel="canonical" href="https://guide.example/tower-of-london">');
  expect(html).toContain('<meta property="og:image" content="https://guide.example/images/social/a.png">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test.each([
  [undefined, 'https://guide.example/images/social/town.png'],
  ['/images/parks/kew.jpg', 'https://guide.example/images/social/parks/kew.png'],
  ['https://photos.example/kew.jpg', 'https://photos.example/kew.jpg'],
])('D-50 the picture %s is shown in messengers as %s', (image, address) => {
  const site = { product: 'London', image: '/images/town.svg' } as Site;
  const html = headHtml({ title: 'Kew', description: 'Green', image }, site, 'https://guide.example', '/');
  expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toBe(address);
});

/** The canonical link of a page whose screen requests `canonical`. */
function canonicalOf(canonical: string): string | undefined {
  const head = { title: 'Tower', description: 'Old stones', canonical };
  const html = headHtml(head, { product: 'London' } as Site, 'https://guide.example', '/attraction/1');
  return /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

test.each(['/tower?day=2', 'https://guide.example/tower?day=2'])(
  'D-3 %s is accepted as a canonical address',
  (canonical) => {
    expect(canonicalOf(canonical)).toBe('https://guide.example/tower?day=2');
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://guide.example/x',
  'mailto:a@guide.example',
  ...[
    'https://evil.example/tower',
    '//evil.example/tower',
    '\\\\evil.example',
    'https://guide.example.evil.example',
  ],
  'http://guide.example/tower',
  'https://guide.example:8443/',
  'https://a@guide.example/',
  'https://',
])('D-3 %s is refused as a canonical address', (canonical) => {
  expect(() => canonicalOf(canonical)).toThrow();
});

test('URLs in JSON-LD become absolute, other texts stay', () => {
  const data = {
    url: '/',
    name: '/not an address',
    itemListElement: [{ item: '/pub/1' }],
    image: ['/images/a.svg', 'https://x.example/b'],
  };
  expect(withOrigin(data, 'https://guide.example')).toEqual({
    url: 'https://guide.example/',
    name: '/not an address',
    itemListElement: [{ item: 'https://guide.example/pub/1' }],
    image: ['https://guide.example/images/a.svg', 'https://x.example/b'],
  });
});

const SEARCH = ['query', 'category=all', 'sortBy=relevance', 'view=grid', 'page=1'];
const target = (address: string, parameters?: string[]) =>
  withoutDefaults(new URL(address, 'http://page'), parameters);

test('D-9 default and empty parameters are removed from an address', () => {
  expect(target('/search?query=tower+hill&category=all&sortBy=relevance&view=list', SEARCH)).toBe(
    '/search?query=tower+hill&view=list',
  );
  expect(target('/search?query=&category=all&view=grid', SEARCH)).toBe('/search');
  expect(target('/search?query=%C2%A3&page=1', SEARCH)).toBe('/search?query=%C2%A3');
  expect(target('/map?', ['area'])).toBe('/map');
});

test('an address without defaults stays unchanged, as do parameters that the route does not read', () => {
  for (const address of ['/search', '/search?query=all&category=pub', '/search?teams&ref=', '/search?%E0=1'])
    expect(target(address, SEARCH)).toBeNull();
  expect(target('/planner?day=')).toBeNull();
});

test('a route reads its parameters in a fixed order', () => {
  const search = new URLSearchParams('view=list&other=1&query=tower');
  expect(readQuery(search, SEARCH)).toBe('?query=tower&view=list');
});

test.each([
  ['/pub/1?view=list', '/pub/1?view=list'],
  ['//evil.example/?a', '/evil.example/?a'],
  ['/.//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['https://evil.example/', '/https://evil.example/'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('ROUTE-18 a redirect to %j leads to %s', (to, address) => expect(localAddress(to)).toBe(address));

test('ROUTE-18 browsers resolve every redirect on the origin of its page', () => {
  const random = seeded(1);
  const characters = [
    ...'/\\.@:?#%[]\t\n\r\0 ;&a',
    '//',
    'evil.example',
    '%2F',
    '%09',
    '%5c',
    '。',
    '\u2028',
    '\ud800',
  ];
  const origins = ['http://127.0.0.1:4000', 'https://guide.example'];
  for (let count = 0; count < 2000; count += 1) {
    const to = Array.from({ length: random.integer(12) }, () => random.of(characters)).join('');
    const address = localAddress(to);
    expect(address).toMatch(/^\/(?!\/)[!-~]*$/);
    for (const origin of origins) {
      const page = `${origin}//evil.example/a/b`;
      expect([to, new URL(address, page).origin]).toEqual([to, origin]);
    }
  }
});

test('ROUTE-18 a redirect of any route or plugin stays on the guide', async () => {
  const app = Fastify();
  await app.register(localRedirects);
  app.get('/moved', (_request, reply) => reply.redirect('//evil.example/'));
  app.get('/made', (_request, reply) => reply.code(201).header('Location', 'https://evil.example/').send());
  app.setNotFoundHandler((_request, reply) => reply.redirect('/\\evil.example/', 308));
  const locations = [];
  for (const url of ['/moved', '/made', '/nothing'])
    locations.push((await app.inject({ url })).headers.location);
  expect(locations).toEqual(['/evil.example/', '/https://evil.example/', '/evil.example/']);
});

/** Hooks see neither writes to the connection itself nor the responses of services in this process. */
test('ROUTE-18 no response with a redirect bypasses the hook', async () => {
  const services = path.resolve(import.meta.dirname, '../..');
  const raw = /\.(writeHead\(\s*3|setHeader\(\s*['"]location)|HTTP\/1\.1 3/i;
  const redirect = /\.redirect\(|['"]location['"]|\blocation:/i;
  const found = [];
  const sources = (await readdir(services, { recursive: true })).filter((file) =>
    /^[\w-]+\/src\/.*\.(ts|mjs)$/.test(file),
  );
  expect(sources).toContain('gateway/src/pages/redirects.ts');
  for (const file of sources) {
    const code = await readFile(path.join(services, file), 'utf8');
    if (raw.test(code) || (!file.startsWith('gateway/') && redirect.test(code))) found.push(file);
  }
  expect(found).toEqual([]);
});

const PAGE = Buffer.from(`<!doctype html><title>Café</title>${'<p>London</p>'.repeat(200)}`);

test('a page has the same content and a different ETag in every encoding', async () => {
  const body = encodings(PAGE, 5);
  const [br, gzip, identity] = [await body('br'), await body('gzip'), await body('identity')];
  expect(brotliDecompressSync(br.bytes).toString()).toBe(PAGE.toString());
  expect(gunzipSync(gzip.bytes).toString()).toBe(PAGE.toString());
  expect(identity.bytes.toString()).toBe(PAGE.toString());
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  expect(br.etag).toMatch(/^"[\w-]+"$/);
  expect((await encodings(Buffer.from(`${PAGE} `), 5)('br')).etag).not.toBe(br.etag);
});

test('concurrent visitors share one compression', async () => {
  const body = encodings(PAGE, 5);
  expect((await body('br')).bytes).toBe((await body('br')).bytes);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['zstd', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
])('Accept-Encoding %s gets %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

test.each([
  [undefined, false],
  ['gzip, br', true],
  ['*', true],
  ['br;q=0.1, gzip', true],
  ['br;q=0', false],
])('a client with Accept-Encoding %s accepts brotli: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});
