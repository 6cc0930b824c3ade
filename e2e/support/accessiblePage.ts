import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, runAxe } from './axe';
import { unreadableTexts } from './unreadableTexts';
import { atRest, openWholePage, setTextSize } from './wholePage';

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(1000, 0);
    const moved = scrollX;
    scrollTo(0, 0);
    return Math.max(moved, scrollWidth - clientWidth);
  });

/** Runs axe, light and dark, at each width in px, and looks for unreadable text at 320 px and at 200 % text size. */
export async function expectAccessible(page: Page, path: string, widths = [390, 1280]): Promise<void> {
  const expectReadable = async (how: string) => {
    expect.soft(await horizontalOverflow(page), how).toBe(0);
    expect.soft(await page.evaluate(unreadableTexts), how).toEqual([]);
  };
  const expectNoViolations = async (width: number, colorScheme: 'light' | 'dark') => {
    const { faults, passed } = await runAxe(page, colorScheme === 'dark' ? COLOUR_RULES : []);
    expect(passed).toBeGreaterThan(colorScheme === 'dark' ? 0 : 10);
    expect.soft(faults, `${colorScheme}, ${width} px`).toEqual([]);
  };

  await page.setViewportSize({ width: 320, height: 640 });
  await openWholePage(page, path);
  await expectReadable('320 px');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await atRest(page);
    await expectNoViolations(width, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    await expectNoViolations(width, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await setTextSize(page, '200%');
    await atRest(page);
    await expectReadable(`200 %, ${width} px`);
    await setTextSize(page, '100%');
  }
}
