import type { Page } from '@playwright/test';
import { expect } from './test';

/** Raises a destructive toast through the newsletter form: an address that browsers accept and the guide does not. */
export async function raiseToast(page: Page) {
  await page.goto('/london-attractions');
  await page.clock.install();
  const email = page.getByLabel('Email address');
  await email.fill('ada@example');
  await email.press('Enter');
  const toast = page.locator('[data-toasts] li');
  await expect(toast).toContainText('Please enter a valid email address.');
  return toast;
}
