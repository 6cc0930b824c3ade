import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createPlainPages } from '../site';

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../ui/src/tokens.css'), 'utf8');
const page = {
  kicker: 'One moment',
  heading: 'Busy',
  text: 'Soon.',
  actions: [{ href: '', label: 'Try again' }],
};

test("plain pages have the design system's colours", () => {
  const { style } = createPlainPages({ site: () => ({ locale: 'en' }), fonts: [] });
  const rules = [
    ...style.matchAll(/(:root|:root:not\(\[data-theme=light\]\)|\[data-theme=dark\])\{(--paper[^}]+)\}/g),
  ];
  const [light, dark, chosenDark] = rules.map(([, , properties]) =>
    Object.fromEntries(properties!.split(';').map((property) => property.split(':'))),
  );
  expect(chosenDark).toEqual(dark);
  const names = Object.keys(light!);
  const shared = names.filter((name) => tokens.includes(`${name}: `));
  expect(names.filter((name) => !shared.includes(name))).toEqual([
    '--sky',
    '--sun',
    '--houses',
    '--tower',
    '--river',
    '--waves',
  ]);
  for (const name of shared)
    expect(tokens).toContain(`${name}: light-dark(${light![name]}, ${dark![name]});`);
});

test('plain pages use no functions that the oldest supported browsers do not know', () => {
  const pages = createPlainPages({ site: () => ({ locale: 'en' }), fonts: [] });
  expect(pages.html(page)).not.toMatch(/light-dark\(/);
  const used = new Set([...pages.html(page).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  expect(used.size).toBeGreaterThan(12);
  for (const name of used) expect(pages.style).toContain(`${name}:`);
});

test('plain pages request nothing but fonts, and escape every text', () => {
  const evil = '"><script>&';
  const links = [{ href: evil, label: evil }];
  const { html, style } = createPlainPages({
    site: () => ({ locale: evil, product: evil, guide: `${evil} Tourist Guide` }),
    fonts: ['/assets/fraunces.1.woff2'],
  });
  const body = html({
    ...page,
    kicker: evil,
    heading: evil,
    text: evil,
    actions: links,
    list: { heading: evil, links },
  });
  expect(body).not.toContain('"><script>');
  expect(body.match(/&quot;&gt;&lt;script&gt;&amp;/g)).toHaveLength(12);
  expect(body).not.toMatch(/<(img|script|link|iframe|object)\b|@import/);
  expect([...style.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)).toEqual([
    '"/assets/fraunces.1.woff2"',
  ]);
});

test('the content of a plain page is sent as it is, below the heading', () => {
  const { html } = createPlainPages({ site: () => ({ locale: 'en' }), fonts: [] });
  const content = '<form method="post"><button>Go</button></form>';
  const body = html({ kicker: 'K', heading: 'H', content, actions: page.actions });
  expect(body).toContain(`<h1>H</h1><div class="content">${content}</div><p class="actions">`);
});

test('a plain page without a known guide has no empty name', () => {
  const body = createPlainPages({ site: () => ({ locale: 'en' }), fonts: [] }).html(page);
  expect(body).toContain('<title>Busy | Visitor guide</title>');
  expect(body).toContain('<span><b>Visitor guide</b></span>');
});
