import { moduleAddress } from '@guide/contracts/module/address';
import { expect, type Page } from '@playwright/test';

/** The bar, the button that opens one of its menus, and what leads to a path from there. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const toggle = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` });
export const place = (page: Page, path: string) => bar(page).locator(`a[href="${path}"]`).first();

/** The menu of a phone, and the button that opens it. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Follows a link wherever it lies: some are in closed menus. */
export const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

/** Goes to another page whose code does not come yet: progress is visible, and the page before stays until then. */
export async function expectProgress(page: Page): Promise<void> {
  await page.goto('/top-london-pubs');
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${moduleAddress('discover')}**`, async (route) => {
    await line;
    await route.continue();
  });
  await follow(page, '/top-attractions');
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeInViewport();
  await expect(progress).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1, name: 'Top 10 Historic London Pubs' })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Top 10 London Attractions' })).toBeVisible();
  await expect(progress).toHaveCount(0);
}
