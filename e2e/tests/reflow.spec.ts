import type { Page } from '@playwright/test';
import { lostText } from '../support/lostText';
import { places } from '../support/places';
import { expect, test } from '../support/test';
import { openWholePage } from '../support/wholePage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(1000, 0);
    const moved = scrollX;
    scrollTo(0, 0);
    return Math.max(moved, scrollWidth - clientWidth);
  });

for (const { name, path } of places) {
  test(`D-51 reflow: ${name} does not scroll sideways at 320 px and loses no text`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWholePage(page, path);
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await page.evaluate(lostText)).toEqual([]);
    consoleErrors.splice(0);
  });

  test(`D-51 text zoom: ${name} loses nothing with text at 200 %`, async ({ page, consoleErrors }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openWholePage(page, path, '200%');
      expect.soft(await sideways(page), `${width} px`).toBe(0);
      expect.soft(await page.evaluate(lostText), `${width} px`).toEqual([]);
    }
    consoleErrors.splice(0);
  });
}
