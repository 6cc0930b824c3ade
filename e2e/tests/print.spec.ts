import { expect, test } from '../support/sharedPage';

/** An A4 page less its margins, at 96 px to the inch. */
const PAPER = { width: 673, height: 1000 };

const LISTS = ['/london-attractions', '/top-attractions', '/top-london-pubs'];
const DETAILS = ['/tower-of-london', '/london-eye', '/attraction/9', '/pub/3'];

for (const path of [...LISTS, ...DETAILS]) {
  test(`${path} prints its content on white, and nothing else`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    await expect(page.getByLabel('Email address')).toBeHidden();
    // The list of pubs prints as its crawl, below a heading of its own.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('pictures far down are printed, too', async ({ page }) => {
  await page.goto('/tower-of-london');
  await page.waitForLoadState('networkidle');
  const waiting = page.getByRole('main').locator('[data-state="loading"]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(waiting).toHaveCount(0);
});
