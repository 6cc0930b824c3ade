import { expectPrintable, openToPrint, printed } from '../../support/printing';
import { expect, test } from '../../support/test';

/** An A4 page less its margins, at 96 px to the inch. */
const PAPER = { width: 695, height: 1039 };

const SHEETS = ['/attraction/9', '/attraction/101', '/pub/2', '/top-attractions', '/top-london-pubs'];
const LONGER = ['/', '/london-attractions', '/search?query=museum', '/map', '/analytics'];

for (const path of SHEETS) {
  test(`${path} is one sheet of A4 and of Letter, with its pictures, though it was never scrolled`, async ({
    page,
  }) => {
    await openToPrint(page, path);
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, pictures } = await printed(page, format);
      expect([format, sheets]).toEqual([format, 1]);
      expect(pictures).toBeGreaterThanOrEqual(path.startsWith('/top-') ? 10 : 1);
    }
  });
}

for (const path of [...SHEETS, ...LONGER]) {
  test(`${path} is printed dark on white, without controls and without what is true for a minute`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await openToPrint(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPrintable(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('/analytics is printed with the chosen period alone, and with a sentence without blanks', async ({
  page,
}) => {
  await openToPrint(page, '/analytics');
  await page.emulateMedia({ media: 'print' });
  const tab = page.getByRole('tab').filter({ visible: true });
  await expect(tab).toHaveText(['Today']);
  await expect(tab).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const sentence = page.getByRole('form', { name: 'Which visits' });
  await expect(sentence.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const blank of await sentence.locator('select, input').all())
    await expect(blank).toHaveCSS('background-image', 'none');
});

test('a picture that printing has asked for is not printed half faded in', async ({ page }) => {
  await openToPrint(page, '/top-attractions');
  await page.emulateMedia({ media: 'print' });
  const opacities = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll('main article img')].map((image) => getComputedStyle(image).opacity);
  });
  expect(opacities).toEqual(Array(10).fill('1'));
});

test('/map is printed with the picture of the map in place of the map of the screen', async ({ page }) => {
  await openToPrint(page, '/map');
  expect((await printed(page, 'A4')).pictures).toBeGreaterThanOrEqual(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print="only"] img').first()).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-print="only"] img').first()).toBeVisible();
});

test('/ is two sheets of A4 and of Letter, its map on them, whether the map of the screen was seen before or not', async ({
  page,
}) => {
  for (const seen of [false, true]) {
    await openToPrint(page, '/');
    if (seen) {
      await page.locator('main section[aria-labelledby="map"]').scrollIntoViewIfNeeded();
      await expect(page.locator('main [data-map]')).toHaveAttribute('data-map', 'ready');
    }
    // What is asked for when printing begins is on the first paper.
    const asked = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll('main img[src*="map-still.svg"]').length;
    });
    expect([seen, asked]).toEqual([seen, 1]);
    for (const format of ['A4', 'Letter'] as const)
      expect([seen, format, (await printed(page, format)).sheets]).toEqual([seen, format, 2]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main img[src*="map-still.svg"]').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: null });
  }
});

test('/map?area=… is one sheet, too, before the page is hydrated, and lists the area’s places', async ({
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
