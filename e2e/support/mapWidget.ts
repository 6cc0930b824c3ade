import type { Page } from '@playwright/test';
import { expect } from './test';

/** The attractions map of the home page and the top ten (WIDGET-01). */
export const widget = (page: Page) => page.locator('[data-widget="map/AttractionsMap"]');
export const map = (page: Page) => widget(page).getByRole('region', { name: 'Map of attractions in London' });
export const markers = (page: Page) => map(page).locator('button[aria-haspopup="dialog"]');
export const search = (page: Page) =>
  widget(page).getByRole('searchbox', { name: 'Search attractions on the map' });

export async function open(page: Page, path = '/') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await widget(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(markers(page).first()).toBeVisible();
}
