import type { Page } from '@playwright/test';
import { paleTexts, printed } from '../support/pdf';
import { expect, test } from '../support/sharedPage';

/** An A4 page less its margins, at 96 px to the inch. */
const PAPER = { width: 695, height: 1039 };

const SHEETS = [
  '/tower-of-london',
  '/london-eye',
  '/buckingham-palace',
  '/westminster-abbey',
  '/attraction/9',
  '/attraction/101',
  '/pub/2',
  '/pub/3',
  '/top-attractions',
  '/top-london-pubs',
];
const LONGER = ['/', '/london-attractions', '/search?query=museum', '/map', '/analytics'];
const TEN = ['/top-attractions', '/top-london-pubs'];

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

for (const path of SHEETS) {
  test(`${path} is one sheet of A4 and of Letter, with its pictures, though it was never scrolled`, async ({
    page,
  }) => {
    for (const format of ['A4', 'Letter'] as const) {
      await open(page, path);
      const { sheets, pictures } = await printed(page, format);
      expect(sheets).toBe(1);
      expect(pictures).toBeGreaterThanOrEqual(TEN.includes(path) ? 10 : 1);
    }
  });
}

for (const path of [...SHEETS, ...LONGER]) {
  test(`${path} is printed dark on white, without controls and without what is true for a minute`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await open(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText('London Visitor guide', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    const unwanted = page.locator(
      '.skip-link, [data-opening], form, select, [role="search"], [type="submit"]',
    );
    await expect(unwanted.filter({ visible: true })).toHaveCount(0);
    expect(await paleTexts(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('a picture that printing has asked for is not printed half faded in', async ({ page }) => {
  await open(page, '/top-attractions');
  await page.emulateMedia({ media: 'print' });
  const opacities = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll('main article img')].map((image) => getComputedStyle(image).opacity);
  });
  expect(opacities).toEqual(Array(10).fill('1'));
});

test('/map is printed with the picture of the map in place of the map of the screen', async ({ page }) => {
  await open(page, '/map');
  expect((await printed(page, 'A4')).pictures).toBeGreaterThanOrEqual(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print="only"] img').first()).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-print="only"] img').first()).toBeVisible();
});

test('/ is two sheets of A4 and of Letter, its map on them, whether the map of the screen was seen before or not', async ({
  page,
}) => {
  for (const seen of [false, true]) {
    await open(page, '/');
    if (seen) {
      await page.locator('main section[aria-labelledby="map"]').scrollIntoViewIfNeeded();
      await expect(page.locator('main [data-map]')).toHaveAttribute('data-map', 'ready');
    }
    for (const format of ['A4', 'Letter'] as const)
      expect([seen, format, (await printed(page, format)).sheets]).toEqual([seen, format, 2]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main img[src*="map-still.svg"]').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: null });
  }
});

test('/map?area=… is printed as that area: its guide and its places on one sheet, not the map of the whole city', async ({
  page,
}) => {
  for (const format of ['A4', 'Letter'] as const) {
    await open(page, '/map?area=Greenwich');
    const { sheets, pictures } = await printed(page, format);
    expect(sheets).toBe(1);
    expect(pictures).toBeGreaterThanOrEqual(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img[src*="map-still"]')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Greenwich' }).locator('img')).toBeVisible();
  const rows = page
    .getByRole('region', { name: /In view/ })
    .or(page.locator('main'))
    .getByText('Cutty Sark');
  await expect(rows.first()).toBeVisible();
});

test('/map?area=… is one sheet, too, before the page comes alive, and lists the area’s places', async ({
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

test('what is on paper only is not on the screen', async ({ page }) => {
  for (const path of ['/top-london-pubs', '/pub/1', '/attraction/9', '/map']) {
    await open(page, path);
    await expect(page.locator('[data-print="only"]').filter({ visible: true })).toHaveCount(0);
  }
});

test('PUBS-12 the crawl is one sheet of its own by its button, and the second one where it is unfolded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/top-london-pubs');
  await page.getByText('The shortest way round').click();
  for (const format of ['A4', 'Letter'] as const) {
    expect((await printed(page, format)).sheets).toBe(2);
    await page.getByRole('button', { name: 'Print the crawl order' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText(/on foot to The George Inn/)).toBeVisible();
    await page.emulateMedia({ media: null });
    const { sheets, pictures } = await printed(page, format);
    expect(sheets).toBe(1);
    expect(pictures).toBeGreaterThanOrEqual(9);
    // Printing ends, and with it what was hidden for it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
