import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { createLogger } from '@guide/service-kit';
import { beforeAll, expect, test } from '@jest/globals';
import type { Shell } from '../src/pages/shellFiles';
import { createStyleSheets } from '../src/pages/styleSheets';
import { classesIn } from '../src/renderers/html';
import { sourceHash } from '../src/security/headers';
import { testFolder } from './support/folder';

const PAGE_CSS = '@font-face{font-family:A;src:url(a.woff2)}.skip{top:0}';
const SHELL_CSS = 'main{left:0}.page{top:0}.menu{top:0}';
const SCREEN_CSS = '.pubs-card{background:url("/images/a.svg")}.pubs-row{background:url(data:,)}';

const folder = testFolder();
beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'store/pubs/1/browser'), { recursive: true });
  await writeFile(path.join(folder, 'assets/page.css'), PAGE_CSS);
  await writeFile(path.join(folder, 'assets/main.css'), SHELL_CSS);
  await writeFile(path.join(folder, 'store/pubs/1/browser/screen.css'), SCREEN_CSS);
});

const files = {
  css: ['page.css', 'main.css'],
  integrity: { 'page.css': integrityOf(PAGE_CSS), 'main.css': integrityOf(SHELL_CSS) },
} as unknown as Shell['files'];
const release = {
  module: 'pubs',
  version: '1',
  base: '/modules/pubs/1/',
  exposes: { TopPubs: { js: [], css: ['screen.css'] } },
  integrity: { 'screen.css': integrityOf(SCREEN_CSS) },
};
const sheetsOf = (options: { linked?: boolean } = {}) =>
  createStyleSheets({
    shell: { files },
    assets: path.join(folder, 'assets'),
    store: path.join(folder, 'store'),
    linked: false,
    log: createLogger('silent', 'test'),
    ...options,
  });

test('a page inlines the first sheet completely and the used rules of shell and screen, in order, with absolute URLs', async () => {
  const classes = new Set(['page', 'pubs-card', 'other']);
  expect(await sheetsOf()({ release, screen: 'TopPubs', classes })).toEqual([
    {
      href: '/assets/page.css',
      integrity: files.integrity['page.css'],
      text: '@font-face{font-family:A;src:url(/assets/a.woff2)}.skip{top:0}',
      hash: sourceHash('@font-face{font-family:A;src:url(/assets/a.woff2)}.skip{top:0}'),
      isComplete: true,
    },
    {
      href: '/assets/main.css',
      integrity: files.integrity['main.css'],
      text: 'main{left:0}.page{top:0}',
      hash: sourceHash('main{left:0}.page{top:0}'),
    },
    {
      href: '/modules/pubs/1/screen.css',
      integrity: release.integrity['screen.css'],
      text: '.pubs-card{background:url("/images/a.svg")}',
      hash: sourceHash('.pubs-card{background:url("/images/a.svg")}'),
    },
  ]);
});

test('pages with other classes get other rules, also when a sheet was selected from before', async () => {
  const styleSheets = sheetsOf();
  const rulesFor = async (...classes: string[]) => {
    const sheets = await styleSheets({ release, screen: 'TopPubs', classes: new Set(classes) });
    return sheets.slice(1).map(({ text }) => text);
  };
  const row = ['main{left:0}', '.pubs-row{background:url(data:,)}'];
  expect(await rulesFor('pubs-row')).toEqual(row);
  expect(await rulesFor('menu', 'page')).toEqual(['main{left:0}.page{top:0}.menu{top:0}', '']);
  expect(await rulesFor('other', 'pubs-row')).toEqual(row);
});

test("a page without a screen has the shell's rules", async () => {
  const sheets = await sheetsOf()({ release: undefined, screen: undefined, classes: new Set() });
  expect(sheets.map(({ href, text }) => [href, text])).toEqual([
    ['/assets/page.css', '@font-face{font-family:A;src:url(/assets/a.woff2)}.skip{top:0}'],
    ['/assets/main.css', 'main{left:0}'],
  ]);
});

test.each([
  ['a page that the browser renders', {}, null],
  ['a development build', { linked: true }, new Set<string>()],
])('%s links to its style sheets', async (_what, options, classes) => {
  const sheets = await sheetsOf(options)({ release, screen: 'TopPubs', classes });
  expect(sheets.map(({ href, text }) => [href, text])).toEqual([
    ['/assets/page.css', undefined],
    ['/assets/main.css', undefined],
    ['/modules/pubs/1/screen.css', undefined],
  ]);
});

test.each([
  ['was changed', '.pubs-card{top:1px}', release.integrity['screen.css']],
  ['would close its style element', '.pubs-card{}/*</style>*/', undefined],
])('a style sheet that %s is linked', async (_what, css, integrity = integrityOf(css)) => {
  await writeFile(path.join(folder, 'store/pubs/1/browser/other.css'), css);
  const other = {
    ...release,
    exposes: { TopPubs: { js: [], css: ['other.css'] } },
    integrity: { 'other.css': integrity },
  };
  const page = { release: other, screen: 'TopPubs', classes: new Set(['pubs-card']) };
  expect((await sheetsOf()(page)).at(-1)).toEqual({ href: '/modules/pubs/1/other.css', integrity });
});

test('a missing style sheet is read again for the next page', async () => {
  const css = '.pubs-late{top:0}';
  const late = {
    ...release,
    exposes: { TopPubs: { js: [], css: ['late.css'] } },
    integrity: { 'late.css': integrityOf(css) },
  };
  const sheets = sheetsOf();
  const page = { release: late, screen: 'TopPubs', classes: new Set(['pubs-late']) };
  expect((await sheets(page)).at(-1)?.text).toBeUndefined();
  await writeFile(path.join(folder, 'store/pubs/1/browser/late.css'), css);
  expect((await sheets(page)).at(-1)?.text).toBe(css);
});

test('the classes of a page are those of its elements', () => {
  const html =
    '<p class="one two" data-class="x"><svg class="three"><!-- class="four" --></svg><b className="y">';
  expect([...classesIn(html)].sort()).toEqual(['four', 'one', 'three', 'two']);
});
