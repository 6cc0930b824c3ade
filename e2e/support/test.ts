import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Longest wait for hydration. A page whose scripts a test holds back is never hydrated. */
const HYDRATION_MS = 15_000;

const untilHydrated = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: HYDRATION_MS });

/** Hydrates a page by a key press, unless it has no scripts or they fail to load. */
async function hydrate(page: Page): Promise<void> {
  if ((await page.locator('script[data-page]').count()) === 0) return;
  const scriptFailed = page
    .waitForEvent('requestfailed', {
      predicate: (request) =>
        request.resourceType() === 'script' && request.failure()?.errorText !== 'net::ERR_ABORTED',
      timeout: HYDRATION_MS,
    })
    .catch(() => {});
  await page.keyboard.press('Shift');
  await Promise.race([untilHydrated(page).catch(() => {}), scriptFailed]);
}

/** Hydrates a page by a synthetic event: browsers do not report layout shifts soon after real input. */
export async function hydrateWithoutInput(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await untilHydrated(page);
}

/** Makes `goto` and `reload` hydrate the page, except with `waitUntil: 'commit'`. */
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

/** Hydrates pages unless `visitor` is false. A test with console errors, warnings or uncaught exceptions fails. */
export const test = base.extend<{ visitor: boolean; consoleErrors: string[] }>({
  visitor: [true, { option: true }],
  page: async ({ page, visitor, javaScriptEnabled }, use) =>
    use(visitor && javaScriptEnabled ? withVisitor(page) : page),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Navigates in the app without a link, as the browser's back button does. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a page until the server renders its screen: a busy server leaves it to the browser. */
export async function openServed(page: Page, path: string) {
  let response: Awaited<ReturnType<Page['goto']>> = null;
  await expect(async () => {
    response = await page.goto(path);
    expect(await page.locator('main h1').count()).toBeGreaterThan(0);
  }).toPass();
  return response!;
}

export const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until a picture is loaded and has pixels. */
export const expectLoaded = (picture: ReturnType<Page['locator']>) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

/** Leaves the site, so that the page sends no requests to a server that is about to stop. */
export const leave = (page: Page) => page.goto('about:blank');
