import { expect, test } from '@playwright/test';
import { openOldestSupported } from '../../support/engines/chromium';
import { openFirefox } from '../../support/engines/firefox';
import type { Visitor } from '../../support/engines/visitor';
import { openWebKit } from '../../support/engines/webKit';
import { startGuide } from '../../support/offline';
import { servedHeading } from '../../support/servedHeading';

/**
 * WebKitGTK shares engine and style code with Safari, but not Apple's network, fonts and touch input. WebDriver cannot
 * touch, zoom by two fingers or switch off the network there: presses are a mouse's, and a proxy refuses connections.
 */
const ENGINES = {
  WebKit: openWebKit,
  Firefox: openFirefox,
  'Chromium without newer interfaces': openOldestSupported,
};

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Routes with what a visitor presses on them, and what is visible afterwards. */
const ROUTES: [path: string, press: [selector: string, text?: string], visible: string][] = [
  ['/', ['button[aria-label="Pause the slides"]'], 'button[aria-label="Play the slides"]'],
  ['/top-attractions', ['main ol h2 a'], 'a[aria-haspopup=dialog]'],
  ['/london-attractions', ['main a[rel=nofollow]', 'Free'], 'main a[aria-current=true]'],
  ['/tower-of-london', ['a[aria-haspopup=dialog]'], 'dialog[open]'],
  ['/top-london-pubs', ['[data-crawl] summary'], 'details[data-crawl][open]'],
  ['/pub/1', ['main a', 'Back to Top London Pubs'], '[data-crawl]'],
  ['/map', ['main button', 'Map Tips'], 'section:popover-open'],
  [
    '/search?query=museum',
    ['label:has([aria-label="List view"])'],
    'label:has([aria-label="List view"]:checked)',
  ],
  ['/analytics', ['label:has([name=period][value=week])'], 'label:has([name=period][value=week]:checked)'],
];

const ADDRESS = 'location.pathname + location.search';
const HYDRATED = `document.documentElement.hasAttribute('data-hydrated')`;
/** Requests that tell the guide what a policy of the page refused. */
const REFUSALS = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/reports')).length`;
const NO_CONNECTION = /^Failed to (load resource: net::ERR_|track page view)/;
/** Whether the page is stored with the scripts that hydrate it. */
const STORED = `Promise.all([location.href, ...guideBootstrap.page.scripts.map(([file]) => file)]
  .map((file) => caches.match(file, { ignoreVary: true }))).then((files) => files.every(Boolean))`;

for (const [engine, openVisitor] of Object.entries(ENGINES))
  test.describe(engine, () => {
    let visitor: Visitor;
    test.beforeAll(async () => {
      visitor = await openVisitor();
    });
    test.afterAll(() => visitor?.close());
    test.afterEach(async () => expect(await visitor.errors()).toEqual([]));

    const address = () => visitor.evaluate<string>(ADDRESS);
    const expectVisible = (selector: string) =>
      expect.poll(() => visitor.text(selector), selector).toBeDefined();

    for (const [path, press, visible] of ROUTES)
      test(`${path} fits the window, hydrates, and follows a press`, async ({ baseURL }) => {
        const heading = await servedHeading(baseURL + path);
        for (const width of [390, 1280]) {
          await visitor.resize(width, 800);
          await visitor.open(baseURL + path);
          await expect.poll(() => visitor.text('main h1')).toContain(heading.split(/[&<"]/)[0]);
          expect(await visitor.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
          await visitor.press(...press);
          await expectVisible(visible);
          await expect.poll(() => visitor.evaluate(HYDRATED)).toBe(true);
          expect(await visitor.evaluate(REFUSALS)).toBe(0);
        }
      });

    test('a filter, a link and Back keep the list', async ({ baseURL }) => {
      await visitor.resize(390, 800);
      await visitor.open(`${baseURL}/london-attractions`);
      await visitor.press('main a[rel=nofollow]', 'Free');
      await expect.poll(address).toBe('/london-attractions?chips=free');
      await visitor.press('main article h3 a, main article h2 a');
      await expect.poll(address).not.toContain('/london-attractions');
      await visitor.back();
      await expect.poll(address).toBe('/london-attractions?chips=free');
      await expectVisible('main a[aria-current=true]');
    });

    test('the map is drawn, and a marker opens its place', async ({ baseURL }) => {
      await visitor.resize(1280, 800);
      await visitor.open(`${baseURL}/map`);
      await visitor.press('main [data-map] [role=application]');
      await expectVisible('[data-map=ready] canvas');
      await visitor.press('[data-map=ready] button[aria-label^="1. "]');
      await expectVisible('[data-map=ready] a[href^="/"]');
    });

    test('the menu of phones opens, leads to a page and closes', async ({ baseURL }) => {
      await visitor.resize(390, 800);
      await visitor.open(`${baseURL}/top-london-pubs`);
      await visitor.press('button[aria-label=Menu]');
      await visitor.press('#menu a[href="/map"]');
      await expect.poll(address).toBe('/map');
      await expect.poll(() => visitor.text('#menu')).toBeUndefined();
    });

    test('the newsletter form and the search field send what is typed', async ({ baseURL }) => {
      await visitor.resize(390, 800);
      await visitor.open(`${baseURL}/`);
      await visitor.type('input[type=email]', 'ada@example.org');
      await visitor.key('Enter');
      await expect.poll(() => visitor.text('body')).toContain('Thank you for subscribing');
      await visitor.open(`${baseURL}/search`);
      await visitor.type('main input[type=search]', 'big ben');
      await visitor.key('Enter');
      await expect.poll(() => visitor.text('main h1')).toBe('Results for "big ben"');
    });

    test('a visited page opens without a connection', async () => {
      const guide = await startGuide();
      try {
        const url = `${guide.network.url}/pub/1`;
        const heading = await servedHeading(url);
        await visitor.open(url);
        await visitor.press('main h1');
        await expect.poll(() => visitor.evaluate(STORED)).toBe(true);
        guide.network.setState('refusing');
        await visitor.open(url);
        await expect.poll(() => visitor.text('main h1')).toBe(heading);
        await expect.poll(() => visitor.text('body')).toContain('You are offline');
        await expect.poll(() => visitor.evaluate(HYDRATED)).toBe(true);
        const errors = await visitor.errors();
        expect(errors.filter((text) => !NO_CONNECTION.test(text))).toEqual([]);
      } finally {
        await guide.stop();
      }
    });
  });
