import type { Route } from '@playwright/test';
import { expectTheRestWorks, fallbackOf, openFrame, report, retry, timeTo } from '../support/boundary';
import { go } from '../support/navigate';
import { screens } from '../support/screens';
import { expect, test } from '../support/sharedPage';

// What moves takes processor time, and nothing here is about it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What can happen to a module's files on their way. */
const faults: [name: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  ['its files are gone', /\.js/, (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['its entry hangs', /remoteEntry.*\.js/, () => new Promise(() => {})],
  ['its script hangs', /expose.*\.js/, () => new Promise(() => {})],
  ['its entry answers 500', /remoteEntry.*\.js/, (route) => route.fulfill({ status: 500, body: 'broken' })],
  [
    'a 404 of JSON stands for its entry',
    /remoteEntry.*\.js/,
    (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":{}}' }),
  ],
  ['its script was changed', /expose.*\.js/, tamper],
  ['its entry was changed', /remoteEntry.*\.js/, tamper],
  ['its style is gone', /\.css/, (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['its style was changed', /\.css/, tamper],
];

async function tamper(route: Route) {
  const response = await route.fetch();
  const text = await response.text();
  const change = route.request().url().includes('.css')
    ? 'main { outline: 7px solid red }'
    : 'globalThis.tampered = true;';
  await route.fulfill({ response, body: `${text}\n${change}` });
}

for (const [module, path, heading] of screens) {
  for (const [fault, files, answer] of faults) {
    test(`${module}: when ${fault} the frame stays, a fallback shows, and retry works`, async ({
      page,
      consoleErrors,
    }) => {
      const pattern = (url: URL) =>
        url.pathname.startsWith(`/modules/${module}/`) && files.test(url.pathname);
      await openFrame(page);
      await page.route(pattern, answer);
      report(module, fault, await timeTo(page, path, /could not be loaded/));
      await expect(fallbackOf(page)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await expect(page.getByRole('main')).not.toHaveCSS('outline-width', '7px');

      await expectTheRestWorks(page, module);
      await page.unroute(pattern);
      await go(page, path);
      await retry(page, heading);
      consoleErrors.length = 0;
    });
  }
}
