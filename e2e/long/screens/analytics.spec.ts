import { openFrame } from '../../support/boundary';
import { go } from '../../support/navigate';
import { openSite } from '../../support/ownSite';
import { shiftsOf } from '../../support/shifts';
import { expect, test } from '../../support/test';
import { hydrateWithoutInput } from '../../support/visitor';

test.beforeEach(async ({ request }) => {
  for (const path of ['/', '/map', '/attraction/1', '/attraction/2', '/attraction/3']) {
    await request.post('/api/analytics/pageview', { data: { path } });
  }
});

test('ANA-05 D-18 the tab is sent with the summary only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await page.goto('/analytics');
  await page.getByRole('tab', { name: 'This Month' }).click();
  await expect(page.getByText('from last month')).toHaveCount(4);
  await expect.poll(() => asked).toContain('/api/analytics/summary?period=month');
  const specified = asked.filter((url) => /top-pages|popular-listings/.test(url));
  expect(specified.filter((url) => url.includes('?'))).toEqual([]);
});

test('ANA-18 while a chart loads, a spinner is in the middle of its place', async ({
  page,
  consoleErrors,
}) => {
  for (const call of ['top-pages', 'popular-listings']) {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await openFrame(page);
    consoleErrors.splice(0);
    await page.route(`**/api/analytics/${call}`, async (route) => {
      await late;
      await route.continue();
    });
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

test('ANA-01 nothing scrolls sideways at 320, 390 and 1280 px', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/analytics');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, `${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const width of [390, 1280])
  test(`ANA-10 ANA-13 in a guide without figures the first ones move nothing at ${width} px`, async ({
    browser,
    request,
  }) => {
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
