import { openFrame } from '../../support/boundary';
import { openSite } from '../../support/ownSite';
import { shiftsOf } from '../../support/shifts';
import { expect, go, holdBack, hydrateWithoutInput, test } from '../../support/test';

test('ANA-18 while a chart loads, a spinner is in the middle of its place', async ({
  page,
  consoleErrors,
}) => {
  for (const call of ['top-pages', 'popular-listings']) {
    await openFrame(page);
    consoleErrors.splice(0);
    const arrive = await holdBack(page, `**/api/analytics/${call}`);
    await go(page, '/analytics');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading analytics' });
    await expect(spinner).toBeVisible();
    const [middle, place] = await spinner.evaluate((element) => {
      const centreOf = (box: DOMRect) => box.left + box.width / 2;
      const drawn = element.querySelector('svg, span, div') ?? element;
      return [drawn, element.closest('main')!].map((one) => centreOf(one.getBoundingClientRect()));
    });
    expect(Math.abs(middle! - place!)).toBeLessThanOrEqual(2);
    arrive();
    await expect(page.getByRole('region', { name: 'Total Pageviews' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await page.unroute(`**/api/analytics/${call}`);
  }
});

test('ANA-10 ANA-13 in a guide without figures the first ones move nothing at 390 and 1280 px', async ({
  browser,
  request,
}) => {
  for (const width of [390, 1280]) {
    const site = await openSite();
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 844 } });
    const page = await context.newPage();
    // A guide that has just started may not render its first page.
    const served = async () => (await request.get(`${site.url}/analytics`)).text();
    await expect.poll(async () => (await served()).includes('No page has been viewed yet.')).toBe(true);
    await page.goto('/analytics');
    await hydrateWithoutInput(page);
    await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
    await page.getByText('No listing has been viewed yet.').scrollIntoViewIfNeeded();
    await request.post(`${site.url}/api/analytics/pageview`, { data: { path: '/attraction/1' } });
    const pie = page.getByRole('img', { name: /^Pie chart/ });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect(pie).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
    await site.close();
  }
});

test('a long list shows six rows, and all when that is chosen', async ({ page }) => {
  await page.route('**/api/analytics/insights?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.referrers = Array.from({ length: 20 }, (_, place) => ({ name: `${place}.example`, value: 5 }));
    await route.fulfill({ response, json });
  });
  await page.goto('/analytics');
  const list = page.getByRole('region', { name: 'Came from' });
  await expect(list.getByRole('row')).toHaveCount(7);
  await list.getByRole('checkbox', { name: 'Show all 20' }).check();
  await expect(list.getByRole('row')).toHaveCount(21);
  await page.unrouteAll({ behavior: 'wait' });
});
