import type { Page, Route } from '@playwright/test';
import { fallbackOf } from './boundary';
import { expect } from './test';

interface Fault {
  files: RegExp;
  answer(route: Route): Promise<void>;
}

/** What can happen to the code of the screen that a page was served with. */
export const servedFaults = {
  'is gone': { files: /\.js/, answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  hangs: { files: /expose.*\.js/, answer: () => new Promise(() => {}) },
  'was changed': {
    files: /expose.*\.js/,
    async answer(route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
    },
  },
} satisfies Record<string, Fault>;

export type ServedFault = keyof typeof servedFaults;

/** Opens a page whose screen's code meets a fault: what was served stays readable, and the retry brings it to life. */
export async function expectServedStays(
  page: Page,
  [module, path, heading]: [module: string, path: string, heading: RegExp],
  fault: ServedFault,
): Promise<void> {
  const { files, answer }: Fault = servedFaults[fault];
  const pattern = (url: URL) => url.pathname.startsWith(`/modules/${module}/`) && files.test(url.pathname);
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
