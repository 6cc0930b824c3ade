import type { Page } from '@playwright/test';
import { expect } from './test';

export const screens: [module: string, path: string, heading: RegExp][] = [
  ['discover', '/top-attractions', /Top 10 London Attractions/],
  ['pubs', '/top-london-pubs', /Top 10 Historic London Pubs/],
  ['map', '/map', /Interactive London Map/],
  ['search', '/search', /All London Attractions/],
  ['analytics', '/analytics', /Analytics Dashboard/],
];

export const fallbackOf = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the guide could not be loaded' });

/** Opens a page that shows no module. */
export async function openFrame(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
}

/** Presses "Try again" and expects the screen without a page load. */
export async function retry(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}
