import { expect, go, test } from '../../support/test';

test('ROUTE-20 a navigation to an alias shows the canonical address and counts once', async ({ page }) => {
  await page.goto('/top-london-pubs');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await go(page, '/map/');
  await expect(page).toHaveURL('/map');
  await expect(page.getByRole('heading', { level: 1, name: /map/i })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  const counted = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as { event: string; page?: { path: string } }[])
      .filter(({ event }) => event === 'pageview')
      .map((entry) => entry.page?.path),
  );
  expect(counted).toEqual(['/top-london-pubs', '/map']);
});
