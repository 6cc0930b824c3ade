import type { Page } from '@playwright/test';
import { expect } from './test';

/** Opens a page and waits for the fonts and maps that print needs. */
export async function openToPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const map of await page.locator('main [data-map]').all())
    await expect(map).toHaveAttribute('data-map', 'ready');
}

const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length;

/** Prints without background graphics, the default of browsers, and counts sheets and pictures. */
export async function printed(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
  return { sheets: count(pdf, /\/Type \/Page\b/g), pictures: count(pdf, /\/Subtype \/Image\b/g) };
}
