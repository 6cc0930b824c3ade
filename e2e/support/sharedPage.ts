import type { Page } from '@playwright/test';
import { test as base } from './test';
import { withVisitor } from './visitor';

export { expect } from '@playwright/test';

/** What tests listen for; their listeners end with them. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response'];

/**
 * For tests that want nothing of the browser but a page: those of a worker share one window, which takes a third of the
 * processor time of opening a new one. Each test gets the page as a new visitor has it: nothing is stored, nothing is
 * intercepted, there is no page to go back to. What a page keeps for good is not for tests of this kind: scripts added
 * to it, its clock, permissions.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, userAgent } = project.use;
      // A page that a test serves in the site's place is a stranger to this machine's addresses.
      const permissions = ['local-network-access'];
      const page = await browser.newPage({ baseURL, locale, timezoneId, userAgent, permissions });
      await use(withVisitor(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window: page, viewport, colorScheme, contextOptions }, use) => {
    await page.setViewportSize(viewport!);
    await page.emulateMedia({
      colorScheme,
      reducedMotion: contextOptions.reducedMotion ?? null,
      media: null,
    });
    await use(page);
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await leave(page);
  },
});

/** Ends what a test's page is still doing, and takes away what it has left in the browser. */
async function leave(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  if (origin !== 'null') {
    // A page of the same site, so that the browser does not begin a process of its own for it.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.send('Network.clearBrowserCache');
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
