import { expectOneSheet, FORMATS, openToPrint, printed } from '../support/printing';
import { expect, test } from '../support/test';

test('/tower-of-london prints on one sheet with its pictures, without scrolling first', async ({ page }) => {
  await openToPrint(page, '/tower-of-london');
  await expectOneSheet(page);
});

test('/map?area=… prints the guide and places of the area on one sheet, without the city map', async ({
  page,
}) => {
  await openToPrint(page, '/map?area=Greenwich');
  await expectOneSheet(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img[src*="map-still"]')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Greenwich' }).locator('img')).toBeVisible();
  await expect(page.locator('main').getByText('Cutty Sark').first()).toBeVisible();
});

test('PUBS-12 a button prints the crawl alone on one sheet; an open crawl is the second sheet of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openToPrint(page, '/top-london-pubs?crawl=all');
  for (const format of FORMATS) {
    expect((await printed(page, format)).sheets).toBe(2);
    await page.getByRole('button', { name: 'Print the crawl order' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText(/on foot to The George Inn/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Map of the crawl' })).toBeVisible();
    await page.emulateMedia({ media: null });
    const { sheets, pictures } = await printed(page, format);
    expect(sheets).toBe(1);
    expect(pictures).toBeGreaterThanOrEqual(9);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
