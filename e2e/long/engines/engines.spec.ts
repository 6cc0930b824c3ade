import { expect, test } from '@playwright/test';
import { openOldestSupported } from '../../support/engines/chromium';
import { openFirefox } from '../../support/engines/firefox';
import type { Visitor } from '../../support/engines/visitor';
import { openWebKit } from '../../support/engines/webKit';
import { servedHeading } from '../../support/servedHeading';

/**
 * WebKitGTK shares engine and style code with Safari, but not Apple's network, fonts and touch input. Its WebDriver
 * cannot touch: presses are a mouse's.
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
  ['/top-london-pubs', ['[data-crawl] summary'], 'details[data-crawl][open]'],
  ['/pub/1', ['main a', 'Back to Top London Pubs'], '[data-crawl]'],
  ['/map', ['main button', 'Map Tips'], 'section:popover-open'],
];

const HYDRATED = `document.documentElement.hasAttribute('data-hydrated')`;

for (const [engine, openVisitor] of Object.entries(ENGINES))
  test.describe(engine, () => {
    let visitor: Visitor;
    test.beforeAll(async () => {
      visitor = await openVisitor();
    });
    test.afterAll(() => visitor?.close());
    test.afterEach(async () => expect(await visitor.errors()).toEqual([]));

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
        }
      });
  });
