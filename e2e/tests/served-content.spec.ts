import type { Route } from '@playwright/test';
import { fallbackOf } from '../support/boundary';
import { screens } from '../support/screens';
import { expect, test } from '../support/sharedPage';

// What moves takes processor time, and nothing here is about it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What can happen to the code of the screen that a page was served with. */
const faults: [name: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  ['is gone', /\.js/, (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['hangs', /expose.*\.js/, () => new Promise(() => {})],
  [
    'was changed',
    /expose.*\.js/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
    },
  ],
];

for (const [module, path, heading] of screens) {
  for (const [fault, files, answer] of faults) {
    test(`${module}: when the code of a served page ${fault} its content stays readable, and the retry brings it to life`, async ({
      page,
      consoleErrors,
    }) => {
      const pattern = (url: URL) =>
        url.pathname.startsWith(`/modules/${module}/`) && files.test(url.pathname);
      await page.route(pattern, answer);
      // A module's first page takes its renderer's start; late, it would go out with the frame only.
      const served = async () => (await page.request.get(path)).text();
      await expect.poll(served).toContain(`data-module="${module}" data-screen=`);
      await page.goto(path, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await page.evaluate(() => {
        const seen = { words: [] as string[] };
        Object.assign(window, { seen });
        const look = () => seen.words.push(document.querySelector('main h1')?.textContent ?? 'nothing');
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      });
      await page.keyboard.press('Shift');
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await expect(title).toBeVisible();
      await expect(fallbackOf(page)).toBeHidden();
      // At no time was it away.
      const seen = await page.evaluate(() => (window as unknown as { seen: { words: string[] } }).seen.words);
      for (const words of seen) expect(words).toMatch(heading);

      await page.unroute(pattern);
      await retry.click();
      await expect(page.locator('main [data-screen]:not([data-served])')).toBeVisible();
      await expect(title).toBeVisible();
      consoleErrors.length = 0;
    });
  }
}
