import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Number of cards in the first row. */
const columns = (page: Page) =>
  results(page)
    .getByRole('article')
    .evaluateAll((all) => {
      const tops = all.slice(0, 4).map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });

test('SEARCH-03 SEARCH-10 D-9 D-42 text and filters are in the address, follow Back and Forward, and count as one page view', async ({
  page,
}) => {
  const views: string[] = [];
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/pageview')) views.push(request.postDataJSON().path);
    if (request.url().endsWith('/api/analytics/event')) events.push(request.postDataJSON().name);
  });
  await page.goto('/search?query=museum');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await test.step('Back and Forward', async () => {
    await page.getByLabel('Area').selectOption('Kensington');
    await expect(page).toHaveURL('/search?query=museum&area=Kensington');
    await page.getByRole('radio', { name: 'List view' }).check();
    await expect(page).toHaveURL('/search?query=museum&area=Kensington&view=list');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/search?query=museum');
    await expect(page.getByLabel('Area')).toHaveValue('all');
    await page.goForward();
    await expect(page.getByLabel('Area')).toHaveValue('Kensington');
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    expect(views).toEqual(['/search']);
    expect(events.filter((name) => name.startsWith('search'))).toEqual(['search', 'search_filter']);
  });

  await page.getByRole('combobox', { name: 'Search London' }).fill('big ben');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?query=big%20ben&/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for "big ben"' })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('SEARCH-04 SEARCH-05 SEARCH-09 the grid has 1 to 3 columns; filters are at the left, or on small screens in a sheet that returns the focus', async ({
  page,
}) => {
  await page.goto('/search');
  const opener = page.getByRole('button', { name: /Filters & Sort/ });
  const panel = page.getByRole('complementary', { name: 'Filters & Sort' });
  const widths: [width: number, count: number][] = [
    [1280, 3],
    [1024, 3],
    [768, 2],
    [390, 1],
  ];
  for (const [width, count] of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => columns(page), `${width} px`).toBe(count);
    if (width !== 1280) continue;
    await expect(opener).toBeHidden();
    const left = (await panel.boundingBox())!;
    expect(left.x + left.width).toBeLessThanOrEqual((await results(page).boundingBox())!.x);
    expect(left.width).toBe(300);
  }

  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Filters & Sort' })).toBeFocused();
  await page.getByLabel('Category').selectOption('attraction');
  await expect(page).toHaveURL('/search?category=attraction');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  await opener.focus();
  await opener.press('Enter');
  await expect(panel).toBeHidden();
  await opener.click();
  await panel.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(panel).toBeHidden();
  await opener.click();
  await page.mouse.click(195, 40);
  await expect(panel).toBeHidden();
  await opener.click();
  await opener.click();
  await expect(panel).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-05 SEARCH-16 SEARCH-17 SEARCH-19 D-9 search and filters are a form; the view changes by itself', async ({
    page,
  }) => {
    const text = page.getByRole('combobox', { name: 'Search London' });
    const send = () => page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.goto('/search');
    await text.fill('museum');
    await send();
    await expect(page.getByRole('heading', { level: 1, name: 'Results for "museum"' })).toBeVisible();
    await page.getByLabel('Area').selectOption('Kensington');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status').first()).toHaveText(/^\d results found$/);
    await expect(page).toHaveURL(/\/search\?query=museum&area=Kensington$/);
    const card = results(page).getByRole('article').first();
    // One star is 15 px wide here, five are 93 px.
    const stars = card.locator('[data-stars]');
    const keep = page.getByRole('button', { name: 'Use this view' });
    await expect(card.getByRole('link', { name: 'View', exact: true })).toBeVisible();
    await expect(stars).toHaveCSS('width', '15px');
    await expect(keep).toBeHidden();
    await page.getByRole('radio', { name: 'List view' }).check();
    await expect(card.getByRole('link', { name: 'View Details', exact: true })).toBeVisible();
    await expect(stars).toHaveCSS('width', '93px');
    expect(await columns(page)).toBe(1);
    await keep.click();
    await expect(page).toHaveURL(/&view=list$/);
    await expect(page.getByLabel('Area')).toHaveValue('Kensington');
    await expect(keep).toBeHidden();
    expect(await columns(page)).toBe(1);
    await page.getByRole('radio', { name: 'Grid view' }).check();
    expect(await columns(page)).toBe(3);
    await page.getByRole('radio', { name: 'List view' }).check();
    await text.fill('hall');
    await send();
    await expect(page).toHaveURL(/\/search\?query=hall&area=Kensington&view=list$/);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL(/\/search\?query=hall&view=list$/);
    await expect(page.getByLabel('Area')).toHaveValue('all');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /Filters & Sort/ }).click();
    await page.getByLabel('Category').selectOption('attraction');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/search\?query=hall&category=attraction&view=list$/);
    const { length } = await (await page.request.get('/api/search?query=hall&category=attraction')).json();
    await expect(page.getByText(length === 1 ? '1 result found' : `${length} results found`)).toBeVisible();
  });
});
