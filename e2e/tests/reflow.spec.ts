import type { Page } from '@playwright/test';
import { lostText } from '../support/lostText';
import { places } from '../support/places';
import { expect, test } from '../support/test';
import { openWholePage, setTextSize, showAll } from '../support/wholePage';

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
  test(`D-51 reflow and text zoom: ${name} does not scroll sideways at 320 px or with text at 200 % and loses no text`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWholePage(page, path);
    const expectAllThere = async (how: string) => {
      expect.soft(await sideways(page), how).toBe(0);
      expect.soft(await page.evaluate(lostText), how).toEqual([]);
    };
    await expectAllThere('320 px');
    await setTextSize(page, '200%');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await showAll(page);
      await expectAllThere(`200 %, ${width} px`);
    }
    consoleErrors.splice(0);
  });
}
