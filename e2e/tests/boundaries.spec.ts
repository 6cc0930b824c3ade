import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test';

/** Where each module shows a screen, and that screen's heading. */
const screens: [module: string, path: string, heading: RegExp][] = [
  ['discover', '/top-attractions', /Top 10 London Attractions/],
  ['pubs', '/top-london-pubs', /Top 10 Historic London Pubs/],
  ['map', '/map', /Interactive London Map/],
  ['search', '/search', /All London Attractions/],
  ['analytics', '/analytics', /Analytics Dashboard/],
];

/** What can happen to a module's files on their way. */
const faults: [name: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  ['its files are gone', /\.js/, (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['its entry hangs', /remoteEntry.*\.js/, () => new Promise(() => {})],
  ['its entry answers 500', /remoteEntry.*\.js/, (route) => route.fulfill({ status: 500, body: 'broken' })],
  [
    'a 404 of JSON stands for its entry',
    /remoteEntry.*\.js/,
    (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":{}}' }),
  ],
  ['its script was changed', /expose.*\.js/, tamper],
  ['its entry was changed', /remoteEntry.*\.js/, tamper],
  ['its style is gone', /\.css/, (route) => route.fulfill({ status: 404, body: 'gone' })],
];

async function tamper(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
}

/** In-app navigation without a link, as the browser's own back and forward do it. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [module, path, heading] of screens) {
  for (const [fault, files, answer] of faults) {
    test(`${module}: when ${fault} the frame stays, a fallback shows, and retry works`, async ({
      page,
      consoleErrors,
    }) => {
      const pattern = (url: URL) =>
        url.pathname.startsWith(`/modules/${module}/`) && files.test(url.pathname);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await page.route(pattern, answer);
      const left = Date.now();
      await go(page, path);

      const fallback = page.getByRole('heading', { name: 'This part of the guide could not be loaded' });
      await expect(fallback).toBeVisible();
      test.info().annotations.push({ type: 'ms to fallback', description: String(Date.now() - left) });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
      consoleErrors.length = 0;
    });
  }
}
