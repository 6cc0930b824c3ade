import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents();
const ratings = async (page: Page) =>
  (
    await results(page)
      .getByText(/^Rated \d\.\d out of 5$/)
      .allTextContents()
  ).map((text) => Number(text.slice(6, 9)));
const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`SEARCH-05 the "Filters & Sort" button closes its sheet again at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/search');
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

test('SEARCH-14 SEARCH-22 what looks like a pattern is only text', async ({ page }) => {
  for (const text of ['.*', '(a', '[', '\\', '$1']) {
    await page.goto(`/search?query=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await expect(page.getByText(`We couldn't find any attractions matching "${text}".`)).toBeVisible();
  }
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

test('another page of results is another address, and starts at its top', async ({ page }) => {
  await page.goto('/search');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/search?page=2');
  await expect.poll(async () => (await names(page)).some((name) => first.includes(name))).toBe(false);
  await expect(results(page).getByRole('status')).toBeInViewport();
});

test('SEARCH-14 D-58 5,000 characters, a script and a zero byte as search text: nothing found, nothing run, and the field goes on', async ({
  page,
}) => {
  for (const text of [
    'x'.repeat(5000),
    '<script>window.hit = 1</script><img src=x onerror="window.hit = 1">',
    'big\0ben',
  ]) {
    const response = await page.goto(`/search?query=${encodeURIComponent(text)}`);
    expect(response!.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    expect(
      await page.evaluate(() => [Reflect.get(window, 'hit'), document.querySelector('img[src=x]')]),
    ).toEqual([undefined, null]);
    await page.getByRole('searchbox', { name: 'Search London' }).fill('tower bridge');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(results(page).getByRole('article')).not.toHaveCount(0);
  }
});

test('no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/search', '/search?query=museum&view=list', `/search?query=${'x'.repeat(200)}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
