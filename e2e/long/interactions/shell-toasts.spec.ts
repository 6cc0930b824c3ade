import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Raises a destructive toast through the newsletter form: an address that browsers accept and the guide does not. */
async function raise(page: Page) {
  await page.goto('/london-attractions');
  await page.clock.install();
  const email = page.getByLabel('Email address');
  await email.fill('ada@example');
  await email.press('Enter');
  const toast = page.locator('[data-toasts] li');
  await expect(toast).toContainText('Please enter a valid email address.');
  return toast;
}

test('D-17 it waits under the pointer', async ({ page }) => {
  const toast = await raise(page);
  await toast.hover();
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5200);
  await expect(toast).toHaveCount(0);
});

test('a toast tells its news without the toast library too', async ({ page, consoleErrors }) => {
  const main = /\/assets\/main\./;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    main.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const toast = await raise(page);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
});
