import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { expect, test } from '../../support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('D-51 use the site with the keyboard only', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.goto('/');

  await test.step('skip link and mega-menu', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await tabTo(page, banner.getByRole('button', { name: 'Discover menu' }));
    await page.keyboard.press('Enter');
    await tabTo(page, banner.getByRole('link', { name: 'South Bank', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/london-attractions?area=South%20Bank');
    await expect(heading(page, 'London Attractions')).toBeFocused();
  });

  await test.step('list: filter and sort', async () => {
    await tabTo(page, page.getByLabel('Area', { exact: true }));
    await page.keyboard.type('Westminster');
    await expect(page).toHaveURL('/london-attractions?area=Westminster');
    await tabTo(page, page.getByLabel('Sort by'));
    await page.keyboard.type('Alphabetical');
    await expect(page).toHaveURL(/sort=/);
    await tabTo(page, page.getByRole('article').getByRole('link', { name: 'Buckingham Palace' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Buckingham Palace')).toBeFocused();
  });

  await test.step('detail: gallery', async () => {
    const pictures = page.getByRole('region', { name: 'Pictures of Buckingham Palace' });
    const first = pictures.getByRole('link').first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: 'Pictures of Buckingham Palace' });
    await expect(view).toContainText('1 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(view).toContainText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(first).toBeFocused();
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('search with a suggestion', async () => {
    const slide = page.locator('[aria-roledescription="slide"]:not([inert])');
    await tabTo(page, slide.getByRole('combobox', { name: 'Search London' }));
    await page.keyboard.type('tower br');
    const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
    await expect(option).toContainText('Tower Bridge');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Tower Bridge')).toBeFocused();
  });

  await test.step('map: marker, popup, Escape', async () => {
    await tabTo(page, banner.getByRole('button', { name: 'Plan menu' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, banner.getByRole('link', { name: /^Interactive map/ }).first());
    await page.keyboard.press('Enter');
    await expect(heading(page, /map/i)).toBeFocused();
    const map = page.getByRole('region', { name: 'Map of London' });
    await expect(map).toHaveAttribute('data-map', 'ready');
    const marker = map.getByRole('button', { name: /^2\. / });
    await tabTo(page, marker);
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: 'London Eye' });
    await expect(popup).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(marker).toBeFocused();
  });

  await test.step('newsletter', async () => {
    await tabTo(page, banner.getByRole('link', { name: 'Search', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search');
    await tabTo(page, page.getByRole('combobox', { name: 'Search London' }));
    await page.keyboard.type('mayflower');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Results for "mayflower"')).toBeVisible();
    await tabTo(page, page.getByLabel('Email address'));
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });

  await test.step('back', async () => {
    // Instead of Alt and the left arrow, which the browser window handles.
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await page.goBack();
    await expect(page).toHaveURL('/map');
    await expect(heading(page, /map/i)).toBeFocused();
  });
});
