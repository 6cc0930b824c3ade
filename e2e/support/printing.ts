import type { Page } from '@playwright/test';
import { expect } from './test';
import { mapsReady } from './wholePage';

export const FORMATS = ['A4', 'Letter'] as const;

/** Opens a page and waits for the fonts and maps that print needs. */
export async function openToPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await mapsReady(page);
}

const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length;

/** Prints without background graphics, the default of browsers, and counts sheets and pictures. */
export async function printed(page: Page, format: (typeof FORMATS)[number]) {
  const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
  return { sheets: count(pdf, /\/Type \/Page\b/g), pictures: count(pdf, /\/Subtype \/Image\b/g) };
}

export async function expectOneSheet(page: Page, minPictures = 1): Promise<void> {
  for (const format of FORMATS) {
    const { sheets, pictures } = await printed(page, format);
    expect(sheets, format).toBe(1);
    expect(pictures, format).toBeGreaterThanOrEqual(minPictures);
  }
}

/** Texts whose contrast on white paper is below 4.5:1 (WCAG 1.4.3). */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const style = getComputedStyle(element);
      const drawn = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
      // Backgrounds that are always printed have texts of another colour.
      if (!drawn || !texts.currentNode.textContent!.trim() || style.printColorAdjust === 'exact') continue;
      if (1.05 / (luminance(style.color) + 0.05) < 4.5) pale.push(texts.currentNode.textContent!.trim());
    }
    return pale;
  });

/**
 * Expects a page in print media: dark text on white, no controls and no opening state.
 * @param title - the guide's name on top of the sheet
 */
export async function expectPrintable(page: Page, title = 'London Visitor guide'): Promise<void> {
  for (const part of ['banner', 'contentinfo'] as const) await expect.soft(page.getByRole(part)).toBeHidden();
  await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  const head = page.getByText(title, { exact: true });
  await expect.soft(head.filter({ visible: true })).toHaveCount(1);
  const unwanted = page.locator(
    '.skip-link, [data-opening], form:not([aria-label="Which visits"]), [role="search"], [type="submit"]',
  );
  await expect.soft(unwanted.filter({ visible: true })).toHaveCount(0);
  // The form "Which visits" is printed as a sentence that describes the figures.
  const selects = page.locator('select:not([aria-label="Which visits"] select)');
  await expect.soft(selects.filter({ visible: true })).toHaveCount(0);
  expect.soft(await paleTexts(page)).toEqual([]);
}
