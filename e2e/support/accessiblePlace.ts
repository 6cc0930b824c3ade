import { expect, type Page } from '@playwright/test';
import { axeOf, OF_COLOUR } from './axe';
import { lostText } from './lostText';
import { atRest, openWholePage, setTextSize } from './wholePage';

/** How many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(1000, 0);
    const moved = scrollX;
    scrollTo(0, 0);
    return Math.max(moved, scrollWidth - clientWidth);
  });

/** Runs axe on a page, light and dark, at each width in px; looks for lost text at 320 px and with text at 200 %. */
export async function expectAccessible(page: Page, path: string, widths = [390, 1280]): Promise<void> {
  const expectAllThere = async (how: string) => {
    expect.soft(await sideways(page), how).toBe(0);
    expect.soft(await page.evaluate(lostText), how).toEqual([]);
  };
  const expectNothingFound = async (width: number, colorScheme: 'light' | 'dark') => {
    const { violations, passes } = await axeOf(page, colorScheme === 'dark' ? OF_COLOUR : []).analyze();
    expect(passes.length).toBeGreaterThan(colorScheme === 'dark' ? 0 : 10);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${colorScheme} ${width} ${id}: ${html}`),
    );
    expect.soft(found).toEqual([]);
  };

  await page.setViewportSize({ width: 320, height: 640 });
  await openWholePage(page, path);
  await expectAllThere('320 px');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await atRest(page);
    await expectNothingFound(width, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    await expectNothingFound(width, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await setTextSize(page, '200%');
    await atRest(page);
    await expectAllThere(`200 %, ${width} px`);
    await setTextSize(page, '100%');
  }
}
