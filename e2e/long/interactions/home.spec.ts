import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const current = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** Opens the home page and waits for the pictures. */
async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.locator('[aria-roledescription="slide"] img')).toHaveCount(3);
}

test('D-52 slides do not move while they have the pointer or the focus', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.mouse.move(5, 5);
  await current(page).getByRole('combobox').focus();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
});

test('D-52 slides do not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
});

test('HOME-05 slides of a page that opened in print move afterwards', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.clock.install();
  await openHome(page);
  await page.emulateMedia({ media: 'screen' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(current(page)).toHaveAttribute('aria-label', '2 of 3', { timeout: 1 });
  }).toPass();
});
