import type { Page } from '@playwright/test';
import { expect, holdBack, test } from '../../support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.describe('from 1024 px on', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a screen appears although another screen of its module is requested while its style loads', async ({
    page,
  }) => {
    await page.goto('/top-london-pubs');
    const retried: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('?retry=')) retried.push(request.url());
    });
    const pattern = (url: URL) => /expose_Attraction\..*\.css$/.test(url.pathname);
    const release = await holdBack(page, pattern);
    await bar(page).getByRole('link', { name: 'Discover' }).hover();
    const styleRequest = page.waitForRequest((request) => pattern(new URL(request.url())));
    await bar(page).locator('a[href="/attraction/4"]').first().hover();
    await styleRequest;
    const homeScript = page.waitForResponse((response) => /expose_Home\..*\.js/.test(response.url()));
    await page.getByRole('banner').locator('a[href="/"]').first().hover();
    await (await homeScript).finished();
    release();
    await bar(page).getByRole('link', { name: 'Discover' }).hover();
    await bar(page).locator('a[href="/attraction/4"]').first().click();
    await expect(page.locator('main [data-screen="Attraction"]')).toBeVisible();
    expect(retried).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('D-51 the focus stays in header and menu, and Escape closes the menu', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await menuButton(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    const stops = new Set<string>();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused?.closest('header')) return focused.textContent ?? '';
        return `outside: ${focused?.outerHTML.slice(0, 80)}`;
      });
      expect(stop).not.toContain('outside');
      stops.add(stop);
    }
    expect(stops.size).toBeGreaterThan(12);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('D-22 Display settings are in the menu and completely visible when open', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await menuButton(page).tap();
    await menu(page).getByText('Display settings').tap();
    await expect(menu(page).getByRole('radiogroup', { name: 'Theme' })).toBeInViewport({ ratio: 1 });
    await expect(menu(page).getByRole('switch', { name: 'Data saver' })).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('radio', { name: 'Dark' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens', async ({ page }) => {
      await page.goto('/top-london-pubs');
      await menuButton(page).tap();
      await expect(menu(page).getByRole('link', { name: 'Tower of London' })).toBeVisible();
    });
  });
});
