import { openSite, type Site } from '../../support/ownSite';
import { expect, test } from '../../support/test';

const ROUTES = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/1',
  '/tower-of-london',
  '/london-eye',
  '/attraction/4',
  '/attraction/999999',
  '/search?query=tower',
  '/map?area=Westminster',
  '/analytics',
];

test.describe('development builds', () => {
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // As `npm run dev` starts it: files of a development build carry no hashes.
    const env = { NODE_ENV: 'development', MODULE_ORIGINS: 'http://localhost:4101' };
    site = await openSite(env, { development: true });
  });
  test.afterAll(() => site.close());

  // React tells differences between server and browser in words only here.
  for (const route of ROUTES) {
    test(`${route} hydrates without a word in the console`, async ({ page, consoleErrors }) => {
      const response = await page.goto(site.url + route);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('main h1').first()).toBeVisible();
      // Parts that wait are hydrated when the browser has nothing better to do.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => {}));
      const missing = response!.status() === 404;
      const words = consoleErrors.splice(0).filter((text) => !(missing && text.includes('404')));
      // StrictMode mounts a chart twice, and ECharts says that the first is gone.
      expect(words.filter((text) => !/^\[ECharts\] Instance \w+ has been disposed$/.test(text))).toEqual([]);
    });
  }
});
