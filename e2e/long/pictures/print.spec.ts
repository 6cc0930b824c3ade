import type { Page } from '@playwright/test';
import { openToPrint, printed } from '../../support/printing';
import { expect, test } from '../../support/test';

/** A4 without margins at 96 px per inch. */
const PAPER = { width: 695, height: 1039 };

const SHEETS = ['/attraction/9', '/attraction/101', '/pub/2', '/top-attractions', '/top-london-pubs'];
const LONGER = ['/', '/london-attractions', '/search?query=museum', '/map', '/analytics'];

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

for (const path of SHEETS) {
  test(`${path} prints on one sheet with its pictures, without scrolling first`, async ({ page }) => {
    await openToPrint(page, path);
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, pictures } = await printed(page, format);
      expect([format, sheets]).toEqual([format, 1]);
      expect(pictures).toBeGreaterThanOrEqual(path.startsWith('/top-') ? 10 : 1);
    }
  });
}

for (const path of [...SHEETS, ...LONGER]) {
  test(`${path} prints dark on white, without controls and without opening state`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await openToPrint(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText('London Visitor guide', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    const unwanted = page.locator(
      '.skip-link, [data-opening], form:not([aria-label="Which visits"]), [role="search"], [type="submit"]',
    );
    await expect(unwanted.filter({ visible: true })).toHaveCount(0);
    // The form "Which visits" is printed as a sentence that describes the figures.
    const selects = page.locator('select:not([aria-label="Which visits"] select)');
    await expect(selects.filter({ visible: true })).toHaveCount(0);
    expect(await paleTexts(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('/analytics prints only the selected period and the filters as a sentence', async ({ page }) => {
  await openToPrint(page, '/analytics');
  await page.emulateMedia({ media: 'print' });
  const tab = page.getByRole('radiogroup', { name: 'Period' }).locator('label').filter({ visible: true });
  await expect(tab).toHaveText(['Today']);
  await expect(tab).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const sentence = page.getByRole('form', { name: 'Which visits' });
  await expect(sentence.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const field of await sentence.locator('select, input').all())
    await expect(field).toHaveCSS('background-image', 'none');
});

test('pictures that load for printing are not faded', async ({ page }) => {
  await openToPrint(page, '/top-attractions');
  await page.emulateMedia({ media: 'print' });
  const opacities = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll('main article img')].map((image) => getComputedStyle(image).opacity);
  });
  expect(opacities).toEqual(Array(10).fill('1'));
});

test('/map prints the still map instead of the interactive map', async ({ page }) => {
  await openToPrint(page, '/map');
  expect((await printed(page, 'A4')).pictures).toBeGreaterThanOrEqual(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print="only"] img').first()).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-print="only"] img').first()).toBeVisible();
});

test('/ prints on two sheets with its map, with or without scrolling first', async ({ page }) => {
  for (const seen of [false, true]) {
    await openToPrint(page, '/');
    if (seen) {
      await page.locator('main section[aria-labelledby="map"]').scrollIntoViewIfNeeded();
      await expect(page.locator('main [data-map]')).toHaveAttribute('data-map', 'ready');
    }
    const maps = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll('main img[src*="map-still.svg"]').length;
    });
    expect([seen, maps]).toEqual([seen, 1]);
    for (const format of ['A4', 'Letter'] as const)
      expect([seen, format, (await printed(page, format)).sheets]).toEqual([seen, format, 2]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main img[src*="map-still.svg"]').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: null });
  }
});

test('/map?area=… prints on one sheet with the places of the area before hydration', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const served = await context.newPage();
  await served.goto('/map?area=Greenwich');
  expect((await printed(served, 'A4')).sheets).toBe(1);
  await expect(served.getByText('Cutty Sark').first()).toBeVisible();
  await expect(served.getByRole('link', { name: 'Buckingham Palace', exact: true })).toHaveCount(0);
  await context.close();
});
