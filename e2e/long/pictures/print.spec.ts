import type { Page } from '@playwright/test';
import { openToPrint, printed } from '../../support/printing';
import { expect, test } from '../../support/test';

/** An A4 page less its margins, at 96 px to the inch. */
const PAPER = { width: 695, height: 1039 };

const SHEETS = ['/attraction/9', '/attraction/101', '/pub/2', '/top-attractions', '/top-london-pubs'];
const LONGER = ['/', '/london-attractions', '/search?query=museum', '/map', '/analytics'];

/** Texts that would be printed too pale to read on white: below 4.5:1 (WCAG 1.4.3). */
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
      // Grounds that are printed in any case have texts of another colour.
      if (!drawn || !texts.currentNode.textContent!.trim() || style.printColorAdjust === 'exact') continue;
      if (1.05 / (luminance(style.color) + 0.05) < 4.5) pale.push(texts.currentNode.textContent!.trim());
    }
    return pale;
  });

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
    // The choice of visits is a sentence that says which figures these are.
    const selects = page.locator('select:not([aria-label="Which visits"] select)');
    await expect(selects.filter({ visible: true })).toHaveCount(0);
    expect(await paleTexts(page)).toEqual([]);
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
