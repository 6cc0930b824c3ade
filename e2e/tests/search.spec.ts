import type { Page } from '@playwright/test';
import { expect, test } from '../support/sharedPage';
import { test as alone } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents();
const ratings = async (page: Page) =>
  (
    await results(page)
      .getByText(/^Rated \d\.\d out of 5$/)
      .allTextContents()
  ).map((text) => Number(text.slice(6, 9)));
const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

test('SEARCH-03 SEARCH-10 searching rewrites the address without a reload', async ({ page }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('searchbox', { name: 'Search London' }).fill('big ben');
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
  await page.waitForLoadState('networkidle');
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

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`SEARCH-05 the "Filters & Sort" button closes its sheet again at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/search');
    await page.waitForLoadState('networkidle');
    const opener = page.getByRole('button', { name: /Filters & Sort/ });
    const panel = page.getByRole('complementary', { name: 'Filters & Sort' });
    await opener.click();
    await expect(panel.getByRole('heading', { name: 'Filters & Sort' })).toBeFocused();
    await opener.click();
    await expect(panel).toBeHidden();
    await opener.press('Enter');
    await expect(panel).toBeVisible();
    await opener.focus();
    await opener.press('Enter');
    await expect(panel).toBeHidden();
  });
}

test('D-70 /search?category=restaurant, where other pages lead, shows every restaurant and nothing else', async ({
  page,
  request,
}) => {
  const restaurants = await (await request.get('/api/listings?category=restaurant')).json();
  await page.goto('/search?category=restaurant');
  await expect(page.getByLabel('Category')).toHaveValue('restaurant');
  await expect(results(page).getByRole('status')).toHaveText(`${restaurants.length} results found`);
  expect(
    (await names(page)).every((name) => restaurants.some((one: { name: string }) => one.name === name)),
  ).toBe(true);
});

test('a page after the last one shows the last one', async ({ page, request }) => {
  const all = await (await request.get('/api/search')).json();
  const last = Math.ceil(all.length / 24);
  await page.goto('/search?page=99');
  await expect(page.getByRole('link', { name: `Page ${last}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(results(page).getByRole('article')).toHaveCount(all.length - (last - 1) * 24);
});

test('a search field takes 200 characters and no more', async ({ page, consoleErrors }) => {
  for (const path of ['/', '/search', '/planner']) {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('search').first().locator('input');
    await expect(field).toHaveAttribute('maxlength', '200');
  }
  // Page Not Found answers 404.
  expect(consoleErrors.splice(0)).toHaveLength(1);
});

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1024, 3],
  [1280, 3],
] as const) {
  test(`SEARCH-09 the grid has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search');
    const cards = results(page).getByRole('article');
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

for (const [text, found] of [
  ['ST PAUL’S', "St Paul's Cathedral"],
  ['bAnquEting', 'Banqueting House'],
  ['sketch', 'Sketch'],
  ['hampstead', 'The Holly Bush'],
] as const) {
  test(`SEARCH-22 "${text}" finds ${found}`, async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent(text)}`);
    expect((await names(page)).join('|').toLowerCase()).toContain(found.toLowerCase());
  });
}

test('SEARCH-14 SEARCH-22 what looks like a pattern is only text', async ({ page }) => {
  for (const text of ['.*', '(a', '[', '\\', '$1']) {
    await page.goto(`/search?query=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await expect(page.getByText(`We couldn't find any attractions matching "${text}".`)).toBeVisible();
  }
});

test('SEARCH-23 SEARCH-27 VAL-03 text and filters combine, the rating as a minimum', async ({ page }) => {
  await page.goto('/search?query=museum');
  await page.waitForLoadState('networkidle');
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

test('SEARCH-24 at first featured ones come first, then by rating', async ({ page, request }) => {
  const featured = await (await request.get('/api/listings?category=attraction&featured=true')).json();
  await page.goto('/search');
  const first = (await names(page)).slice(0, featured.length);
  expect(first).toEqual(expect.arrayContaining(featured.map(({ name }: { name: string }) => name)));
  const rest = (await ratings(page)).slice(featured.length);
  expect(rest).toEqual(descending(rest));
});

test('SEARCH-25 by rating, by reviews, by name', async ({ page }) => {
  await page.goto('/search?sortBy=rating');
  expect(await ratings(page)).toEqual(descending(await ratings(page)));
  await page.goto('/search?sortBy=reviews');
  const counts = (
    await results(page)
      .getByText(/^\(\d+ reviews?\)$/)
      .allTextContents()
  ).map((text) => Number.parseInt(text.slice(1), 10));
  expect(counts).toEqual(descending(counts));
  await page.goto('/search?sortBy=name');
  expect(await names(page)).toEqual((await names(page)).toSorted(new Intl.Collator('en').compare));
});

test('SEARCH-26 the areas are in alphabetical order', async ({ page }) => {
  await page.goto('/search');
  const [all, ...areas] = await page.getByLabel('Area').getByRole('option').allTextContents();
  expect(all).toBe('All Areas');
  expect(areas.length).toBeGreaterThan(10);
  expect(areas).toEqual([...new Set(areas)].toSorted(new Intl.Collator('en').compare));
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
  await page.waitForLoadState('networkidle');
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
  await page.waitForLoadState('networkidle');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.getByLabel('Category').selectOption('attraction');
  await expect(results(page).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search London' })).toHaveValue('tower');
  await expect(page.getByLabel('Category')).toHaveValue('attraction');
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ results? found$/);
  expect(consoleErrors.splice(0).every((text) => text.includes('503'))).toBe(true);
});

test('another page of results is another address, and starts at its top', async ({ page }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/search?page=2');
  await expect.poll(async () => (await names(page)).some((name) => first.includes(name))).toBe(false);
  await expect(results(page).getByRole('status')).toBeInViewport();
});

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false });

  alone('D-9 the search is a plain form', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search London' }).fill('museum');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Results for "museum"' })).toBeVisible();
    await page.getByLabel('Area').selectOption('Kensington');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status').first()).toHaveText(/^\d results found$/);
    expect(new URL(page.url()).searchParams.get('query')).toBe('museum');
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
    await expect(page.getByLabel('Area')).toHaveValue('Kensington');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page.getByLabel('Area')).toHaveValue('all');
  });

  alone('SEARCH-05 the sheet opens on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search');
    await page.getByRole('button', { name: /Filters & Sort/ }).click();
    await page.getByLabel('Category').selectOption('pub');
    await page.getByRole('button', { name: 'Apply' }).click();
    const pubs = await (await page.request.get('/api/listings?category=pub')).json();
    await expect(page.getByText(`${pubs.length} results found`)).toBeVisible();
  });
});

for (const [what, text] of [
  ['5,000 characters', 'x'.repeat(5000)],
  ['a script', '<script>window.hit = 1</script><img src=x onerror="window.hit = 1">'],
  ['a zero byte', 'big\0ben'],
] as const) {
  test(`SEARCH-14 D-58 ${what} as search text: nothing found, nothing run, and the field goes on`, async ({
    page,
  }) => {
    const response = await page.goto(`/search?query=${encodeURIComponent(text)}`);
    expect(response!.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => [Reflect.get(window, 'hit'), document.querySelector('img[src=x]')]),
    ).toEqual([undefined, null]);
    await page.getByRole('searchbox', { name: 'Search London' }).fill('tower bridge');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(results(page).getByRole('article')).not.toHaveCount(0);
  });
}

test('no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/search', '/search?query=museum&view=list', `/search?query=${'x'.repeat(200)}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
