import { expectOneSheet, expectPrintable, FORMATS, openToPrint, printed } from '../../support/printing';
import { expect, test } from '../../support/test';

/** A4 without margins at 96 px per inch. */
const PAPER = { width: 695, height: 1039 };

const SHEETS = ['/attraction/9', '/attraction/101', '/pub/2', '/top-attractions', '/top-london-pubs'];
const LONGER = ['/', '/london-attractions', '/search?query=museum', '/map', '/analytics'];

for (const path of SHEETS) {
  test(`${path} prints on one sheet with its pictures, without scrolling first`, async ({ page }) => {
    await openToPrint(page, path);
    await expectOneSheet(page, path.startsWith('/top-') ? 10 : 1);
  });
}

for (const path of [...SHEETS, ...LONGER]) {
  test(`${path} prints dark on white, without controls and without opening state`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await openToPrint(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPrintable(page);
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
  const fields = await sentence.locator('select, input').all();
  expect(fields).not.toEqual([]);
  for (const field of fields) await expect(field).toHaveCSS('background-image', 'none');
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
    for (const format of FORMATS)
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
