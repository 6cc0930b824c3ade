import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents();
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
    await page.getByRole('combobox', { name: 'Search London' }).fill('tower bridge');
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
