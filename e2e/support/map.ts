import type { Page } from '@playwright/test';
import { expect } from './test';

/** The map of /map, and a numbered marker of it. */
export const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
export const marker = (page: Page, rank: number) =>
  map(page).getByRole('button', { name: new RegExp(`^${rank}\\. `) });

/** Waits until the map is drawn. */
export const ready = (page: Page) => expect(map(page)).toHaveAttribute('data-map', 'ready');

/** Opens /map with the whole map on the screen. */
export async function open(page: Page, path = '/map') {
  await page.goto(path);
  await ready(page);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Keeps every host but the site's own away. */
export const stayHome = (page: Page, baseURL: string | undefined) =>
  page.route(
    (url) => url.origin !== new URL(baseURL!).origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
