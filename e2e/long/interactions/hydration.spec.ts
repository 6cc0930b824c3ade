import { expect, test } from '../../support/test';
import { openSite, type Site } from '../../support/testSite';

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

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  // The settings of `npm run dev`: files of a development build have no hashes.
  const env = { NODE_ENV: 'development', MODULE_ORIGINS: 'http://localhost:4101' };
  site = await openSite(env, { development: true });
});
test.afterAll(() => site.close());

// Only development builds of React explain hydration mismatches.
for (const route of ROUTES) {
  test(`a development build of ${route} hydrates without console errors`, async ({ page, consoleErrors }) => {
    const response = await page.goto(site.url + route);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.locator('main h1').first()).toBeVisible();
    // Lazy parts are hydrated when the browser is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => {}));
    const isMissing = response!.status() === 404;
    const errors = consoleErrors.splice(0).filter((text) => !(isMissing && text.includes('404')));
    // StrictMode mounts charts twice, and ECharts reports the disposed one.
    expect(errors.filter((text) => !/^\[ECharts\] Instance \w+ has been disposed$/.test(text))).toEqual([]);
  });
}
