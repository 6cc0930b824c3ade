import { openFrame } from '../../support/boundary';
import { shiftsOf } from '../../support/shifts';
import { expect, go, holdBack, hydrateWithoutInput, test } from '../../support/test';
import { openSite } from '../../support/testSite';

test('ANA-18 a centred spinner shows while the charts load', async ({ page, consoleErrors }) => {
  for (const call of ['top-pages', 'popular-listings']) {
    await openFrame(page);
    consoleErrors.splice(0);
    const release = await holdBack(page, `**/api/analytics/${call}`);
    await go(page, '/analytics');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading analytics' });
    await expect(spinner).toBeVisible();
    const [spinnerX, mainX] = await spinner.evaluate((element) => {
      const centreOf = (box: DOMRect) => box.left + box.width / 2;
      const drawn = element.querySelector('svg, span, div') ?? element;
      return [drawn, element.closest('main')!].map((part) => centreOf(part.getBoundingClientRect()));
    });
    expect(Math.abs(spinnerX! - mainX!)).toBeLessThanOrEqual(2);
    release();
    await expect(page.getByRole('region', { name: 'Total Pageviews' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await page.unroute(`**/api/analytics/${call}`);
  }
});

test('ANA-10 ANA-13 the first figures of a new guide cause no layout shift at 390 and 1280 px', async ({
  browser,
  request,
}) => {
  for (const width of [390, 1280]) {
    const site = await openSite();
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 844 } });
    const page = await context.newPage();
    // Until its renderer has started, a guide serves pages without their screen.
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

test('a long list shows six rows until "Show all" is checked', async ({ page }) => {
  await page.route('**/api/analytics/insights?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.referrers = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.example`, value: 5 }));
    await route.fulfill({ response, json });
  });
  await page.goto('/analytics');
  const list = page.getByRole('region', { name: 'Came from' });
  await expect(list.getByRole('row')).toHaveCount(7);
  await list.getByRole('checkbox', { name: 'Show all 20' }).check();
  await expect(list.getByRole('row')).toHaveCount(21);
  await page.unrouteAll({ behavior: 'wait' });
});
