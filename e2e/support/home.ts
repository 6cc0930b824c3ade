import type { Page } from '@playwright/test';
import { expect } from './test';

export const currentSlide = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** Opens the home page and waits for the pictures. */
export async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.locator('[aria-roledescription="slide"] img')).toHaveCount(3);
}
