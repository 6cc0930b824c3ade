import { type Site, withOrigin } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { headHtml } from '../src/pages/head';
import { escapeJson, tag } from '../src/renderers/html';

test('data in a page cannot end its element', () => {
  const hostile = { text: '</script><script>alert(1)</script>\u2028' };
  const text = escapeJson(hostile);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(hostile);
});

test('attributes are escaped and absent ones left out', () => {
  expect(tag('meta', { content: '"><script>', name: undefined, defer: true })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;" defer>',
  );
});

test('ATT-32 and D-50 the head carries title, description, canonical link and Open Graph', () => {
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
  expect(html).toContain('<meta property="og:image" content="https://guide.example/images/a.svg">');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

/** The address of the canonical link of a page whose screen names it so. */
function canonicalOf(canonical: string): string | undefined {
  const head = { title: 'Tower', description: 'Old stones', canonical };
  const html = headHtml(head, { product: 'London' } as Site, 'https://guide.example', '/attraction/1');
  return /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

test.each(['/tower?day=2', 'https://guide.example/tower?day=2'])(
  'D-3 %s can be the canonical address of a page',
  (canonical) => {
    expect(canonicalOf(canonical)).toBe('https://guide.example/tower?day=2');
  },
);

test.each([
  ...['javascript:alert(1)', 'data:text/html,x', 'blob:https://guide.example/x', 'mailto:a@guide.example'],
  ...[
    'https://evil.example/tower',
    '//evil.example/tower',
    '\\\\evil.example',
    'https://guide.example.evil.example',
  ],
  ...['http://guide.example/tower', 'https://guide.example:8443/', 'https://a@guide.example/', 'https://'],
])('D-3 %s is refused as a canonical address', (canonical) => {
  expect(() => canonicalOf(canonical)).toThrow();
});

test('addresses in JSON-LD are whole, other texts stay', () => {
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
