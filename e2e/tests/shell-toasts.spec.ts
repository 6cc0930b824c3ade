import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function swipe(page: Page, by: number) {
  const box = (await page.locator('[data-toasts] li').boundingBox())!;
  const [x, y] = [box.x + 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test('NEWS-04 TOAST-01 TOAST-02 TOAST-03 an invalid email address shows a toast, which a button, a swipe past 50 px or 5000 ms dismiss', async ({
  page,
}) => {
  await page.goto('/london-attractions');
  await page.clock.install();
  const email = page.getByLabel('Email address');
  const toast = page.locator('[data-toasts] li');
  // The browser's own validation would refuse this address.
  await email.fill('ada lovelace@example.com');
  await email.press('Enter');
  await expect(toast).toContainText('Please enter a valid email address.');
  await swipe(page, 50);
  await page.clock.runFor(1000);
  await expect(toast).toBeVisible();
  await swipe(page, 51);
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  await email.press('Enter');
  await expect(toast).toHaveCount(1);
  await email.press('Enter');
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);

  await page.mouse.move(5, 5);
  await email.press('Enter');
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toHaveCount(0);
});
