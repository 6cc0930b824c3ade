import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents();
test('page 2 of the results has its own address and opens at its top', async ({ page }) => {
  await page.goto('/search');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/search?page=2');
  await expect.poll(async () => (await names(page)).some((name) => first.includes(name))).toBe(false);
  await expect(results(page).getByRole('status')).toBeInViewport();
});

test('SEARCH-14 D-58 5,000 characters, a script or a zero byte as search text finds nothing, runs nothing, and search still works', async ({
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
    await page.getByRole('combobox', { name: 'Search London' }).fill('tower bridge');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(results(page).getByRole('article')).not.toHaveCount(0);
  }
});
