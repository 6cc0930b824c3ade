import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
export const marker = (page: Page, rank: number) =>
  map(page).getByRole('button', { name: new RegExp(`^${rank}\\. `) });

/** A map with a picture of the city starts when the pointer is over it. */
export async function approach(element: Locator): Promise<void> {
  // The edge, where no pin is.
  await element.hover({ position: { x: 2, y: 60 }, force: true });
  await element.page().mouse.move(0, 0);
}

export async function ready(page: Page) {
  await approach(map(page));
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
}

export async function open(page: Page, path = '/map') {
  await page.goto(path);
  await ready(page);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

export const blockOtherHosts = (page: Page, baseURL: string | undefined) =>
  page.route(
    (url) => url.origin !== new URL(baseURL!).origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
