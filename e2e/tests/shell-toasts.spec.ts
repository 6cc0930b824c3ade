import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { raiseToast } from '../support/toasts';

/** Drags the toast to the right by so many pixels, the way a mouse does. */
async function swipe(page: Page, by: number) {
  const box = (await page.locator('[data-toasts] li').boundingBox())!;
  const [x, y] = [box.x + 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test('TOAST-02 a toast goes after 5000 ms', async ({ page }) => {
  const toast = await raiseToast(page);
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toHaveCount(0);
});

test('TOAST-03 a swipe of 50 px to the right keeps it, one past 50 px dismisses it', async ({ page }) => {
  const toast = await raiseToast(page);
  await swipe(page, 50);
  await page.clock.runFor(1000);
  await expect(toast).toBeVisible();
  await swipe(page, 51);
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});

test('TOAST-01 a new toast takes the place of the old one; the button dismisses it', async ({ page }) => {
  const toast = await raiseToast(page);
  await page.getByLabel('Email address').press('Enter');
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});
