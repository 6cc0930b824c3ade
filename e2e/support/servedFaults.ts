import { moduleAddress } from '@guide/contracts/module/address';
import type { Page } from '@playwright/test';
import { fallbackOf } from './boundary';
import { expect } from './test';

/** Opens a page whose screen's code is gone: what was served stays readable, and the retry brings it to life. */
export async function expectServedStays(
  page: Page,
  [module, path, heading]: [module: string, path: string, heading: RegExp],
): Promise<void> {
  const pattern = (url: URL) =>
    url.pathname.startsWith(moduleAddress(module)) && url.pathname.endsWith('.js');
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
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
  await expect(retry).toBeVisible();
  await expect(title).toBeVisible();
  await expect(fallbackOf(page)).toBeHidden();
  // At no time was it away.
  const seen = await page.evaluate(() => (window as unknown as { seen: { words: string[] } }).seen.words);
  for (const words of seen) expect(words).toMatch(heading);

  await page.unroute(pattern);
  await retry.click();
  await expect(page.locator('main [data-screen]:not([data-served])')).toBeVisible();
  await expect(title).toBeVisible();
}
