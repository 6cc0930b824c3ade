import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents();
const ratings = async (page: Page) =>
  (
    await results(page)
      .getByText(/^Rated \d\.\d out of 5$/)
      .allTextContents()
  ).map((text) => Number(text.slice(6, 9)));

test('SEARCH-03 SEARCH-10 searching rewrites the address without a reload', async ({ page }) => {
  await page.goto('/search');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('combobox', { name: 'Search London' }).fill('big ben');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?query=big%20ben');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for "big ben"' })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('SEARCH-04 the filters stand at the left of the results on large screens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search');
  await expect(page.getByRole('button', { name: /Filters & Sort/ })).toBeHidden();
  const panel = (await page.getByRole('complementary', { name: 'Filters & Sort' }).boundingBox())!;
  const list = (await results(page).boundingBox())!;
  expect(panel.x + panel.width).toBeLessThanOrEqual(list.x);
  expect(panel.width).toBe(300);
});

test('SEARCH-05 on small screens a sheet opens and closes, and the focus comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?query=museum');
  const opener = page.getByRole('button', { name: /Filters & Sort/ });
  const panel = page.getByRole('complementary', { name: 'Filters & Sort' });
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Filters & Sort' })).toBeFocused();
  await page.getByLabel('Category').selectOption('attraction');
  await expect(page).toHaveURL('/search?query=museum&category=attraction');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await panel.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(panel).toBeHidden();
  await opener.click();
  await page.mouse.click(195, 40);
  await expect(panel).toBeHidden();
});

test('SEARCH-09 the grid has 1, 2, 3 or 3 columns at 390, 768, 1024 or 1280 px', async ({ page }) => {
  await page.goto('/search');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = () =>
      results(page)
        .getByRole('article')
        .evaluateAll((all) => {
          const tops = all.slice(0, 4).map((card) => card.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        });
    await expect.poll(inFirstRow, `${width} px`).toBe(columns);
  }
});

test('SEARCH-22 case, apostrophes and areas do not matter to what a text finds', async ({ page }) => {
  for (const [text, found] of [
    ['ST PAUL’S', "St Paul's Cathedral"],
    ['bAnquEting', 'Banqueting House'],
    ['sketch', 'Sketch'],
    ['hampstead', 'The Holly Bush'],
  ] as const) {
    await page.goto(`/search?query=${encodeURIComponent(text)}`);
    expect((await names(page)).join('|').toLowerCase()).toContain(found.toLowerCase());
  }
});

test('SEARCH-23 SEARCH-27 VAL-03 text and filters combine, the rating as a minimum', async ({ page }) => {
  await page.goto('/search?query=museum');
  const before = await names(page);
  await page.getByRole('radio', { name: '4.5 and up' }).check();
  await page.getByRole('radio', { name: 'Free' }).check();
  await expect(page).toHaveURL('/search?query=museum&priceRange=Free&rating=4.5');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  const after = await names(page);
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  expect(before).toEqual(expect.arrayContaining(after));
  expect(Math.min(...(await ratings(page)))).toBeGreaterThanOrEqual(4.5);
  await expect(results(page).getByText('Free', { exact: true })).toHaveCount(after.length);
});

test('D-9 D-42 Back and Forward follow text, filters and view, and count as one page view', async ({
  page,
}) => {
  const views: string[] = [];
  const events: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/analytics/pageview')) views.push(asked.postDataJSON().path);
    if (asked.url().endsWith('/api/analytics/event')) events.push(asked.postDataJSON().name);
  });
  await page.goto('/search?query=museum');
  await page.getByLabel('Area').selectOption('Kensington');
  await expect(page).toHaveURL('/search?query=museum&area=Kensington');
  await page.getByRole('button', { name: 'List view' }).click();
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

test('API-17 ERR-11 D-41 a search that fails can be tried again', async ({ page, consoleErrors }) => {
  await page.goto('/search?query=tower');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.getByLabel('Category').selectOption('attraction');
  await expect(results(page).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search London' })).toHaveValue('tower');
  await expect(page.getByLabel('Category')).toHaveValue('attraction');
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ results? found$/);
  expect(consoleErrors.splice(0).every((text) => text.includes('503'))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D-9 the search is a plain form', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Search London' }).fill('museum');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Results for "museum"' })).toBeVisible();
    await page.getByLabel('Area').selectOption('Kensington');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status').first()).toHaveText(/^\d results found$/);
    await expect(page).toHaveURL(/\/search\?query=museum&area=Kensington$/);
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
    await expect(page.getByLabel('Area')).toHaveValue('Kensington');
    await page.getByRole('combobox', { name: 'Search London' }).fill('hall');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?query=hall&area=Kensington&view=list$/);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL(/\/search\?query=hall&view=list$/);
    await expect(page.getByLabel('Area')).toHaveValue('all');
  });

  test('SEARCH-05 the sheet opens on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search');
    await page.getByRole('button', { name: /Filters & Sort/ }).click();
    await page.getByLabel('Category').selectOption('pub');
    await page.getByRole('button', { name: 'Apply' }).click();
    const pubs = await (await page.request.get('/api/listings?category=pub')).json();
    await expect(page.getByText(`${pubs.length} results found`)).toBeVisible();
  });
});
