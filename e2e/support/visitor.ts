import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** How long a page may take to be hydrated on a busy machine, ms; one whose scripts a test holds back stays as it was served. */
const TIMEOUT_MS = 15_000;

/**
 * Does the least that brings a page to life, and waits until it has been hydrated; a document without scripts, or one whose
 * scripts a test keeps from it, stays as it is.
 */
async function hydrate(page: Page): Promise<void> {
  if ((await page.locator('script[data-page]').count()) === 0) return;
  const scriptFailed = page
    .waitForEvent('requestfailed', {
      predicate: (request) =>
        request.resourceType() === 'script' && request.failure()?.errorText !== 'net::ERR_ABORTED',
      timeout: TIMEOUT_MS,
    })
    .catch(() => {});
  await page.keyboard.press('Shift');
  const hydrated = page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  await Promise.race([hydrated.catch(() => {}), scriptFailed]);
}

/**
 * Brings a page to life by an event of a script. A browser leaves out what shifts soon after input, and this is none.
 */
export async function hydrateWithoutInput(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT_MS });
}

/** Has a visitor at the page: whatever it loads is hydrated, except where a test does not wait for it to load. */
export function withVisitor(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hydrate(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await hydrate(page);
    return response;
  };
  return page;
}

/** Pages are hydrated unless `visitor` is false. */
export const test = base.extend<{ visitor: boolean }>({
  visitor: [true, { option: true }],
  page: async ({ page, visitor, javaScriptEnabled }, use) =>
    use(visitor && javaScriptEnabled ? withVisitor(page) : page),
});
