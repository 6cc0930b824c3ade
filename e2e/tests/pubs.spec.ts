import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PUBS-02 PUB-07 names, hours, the crawl order and the choice of its day work', async ({ page }) => {
    await page.goto('/top-london-pubs?within=20&crawl=all');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByText('Open Mon to Sat', { exact: true })).toBeVisible();
    await expect(page.getByText(/on foot to The George Inn/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Day of the crawl' }).selectOption('sun');
    await page.getByRole('button', { name: 'Show this day' }).click();
    await expect(page).toHaveURL('/top-london-pubs?within=20&crawl=all&day=sun#pub-crawl');
    await expect(page.getByText('Closed that day: Ye Olde Cheshire Cheese.')).toBeVisible();
    await page.getByRole('link', { name: 'View Details & Map' }).first().click();
    await expect(page.getByText('SE1 1NH')).toBeVisible();
    await expect(page.getByText('12:00–22:30')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('PUB-04 PUB-05 website and directions are once on the screen, in the bar at its bottom', async ({
    page,
  }) => {
    await page.goto('/pub/1');
    const bar = page.getByRole('navigation', { name: 'Website and directions' });
    for (const name of ['Visit Website', /^Directions/]) {
      await expect(page.getByRole('link', { name })).toHaveCount(1);
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(1);
  });
});
