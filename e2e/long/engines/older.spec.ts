import { expect, test } from '@playwright/test';
import { readAsOlderBrowser } from '../../support/engines/olderBrowser';
import { servedHeading } from '../../support/servedHeading';

// The texts of styles and scripts are changed, so their hashes are wrong.
test.use({ bypassCSP: true });

const PATHS = [
  '/',
  '/top-attractions',
  '/london-attractions',
  '/tower-of-london',
  '/top-london-pubs',
  '/pub/1',
  '/map',
  '/search?query=museum',
  '/analytics',
];

for (const path of PATHS)
  test(`${path} is readable, and fits the window, in browsers without popovers, container queries, \`:has()\` and scripts`, async ({
    page,
    baseURL,
  }) => {
    await servedHeading(baseURL + path);
    await readAsOlderBrowser(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const heading = page.locator('main h1');
      await expect(heading).toBeVisible();
      // Nothing lies above the heading.
      const top = await heading.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 5, y + height / 2));
      });
      expect(top).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const controls = page.locator('main :is(a[href^="/"], form)').filter({ visible: true });
      expect(await controls.count()).toBeGreaterThan(0);
    }
  });
