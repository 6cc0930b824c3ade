import { expect, type Page } from '@playwright/test';
import { printed } from './pdf';

const TEN = ['/top-attractions', '/top-london-pubs'];

/** Opens a page that is about to be printed: its fonts are there, and its map, where it begins with one. */
export async function openToPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const map of await page.locator('main [data-map]').all())
    await expect(map).toHaveAttribute('data-map', 'ready');
}

/** Expects a page to be one sheet of each format, with its pictures. */
export async function expectOneSheet(page: Page, path: string): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    await openToPrint(page, path);
    const { sheets, pictures } = await printed(page, format);
    expect(sheets).toBe(1);
    expect(pictures).toBeGreaterThanOrEqual(TEN.includes(path) ? 10 : 1);
  }
}
