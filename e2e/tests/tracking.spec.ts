import type { Page } from '@playwright/test';
import { expect, leave, test } from '../support/test';

function trackingCalls(page: Page, call: 'pageview' | 'event') {
  const calls: { path: string; status: number; name?: string; properties?: string }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(`/api/analytics/${call}`)) return;
    calls.push({ ...response.request().postDataJSON(), status: response.status() });
  });
  return calls;
}

const logo = (page: Page) => page.getByRole('banner').locator('a[href="/"]');

const layer = (page: Page) => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? []);

test('TRACK-01 TRACK-03 TRACK-05 TRACK-06 page views at first load and on every change of path, and the data layer', async ({
  page,
}) => {
  const views = trackingCalls(page, 'pageview');
  const paths = () => views.map(({ path }) => path);
  const path = '/attraction/3';
  await page.goto(path);
  await expect.poll(paths).toEqual([path]);
  await expect.poll(async () => (await layer(page)).length).toBeGreaterThanOrEqual(4);
  const title = await page.title();
  expect((await layer(page)).slice(0, 4)).toEqual([
    { event: 'pageLoad', title, path },
    { event: 'appReady', title, path },
    { event: 'pageview', page: { path, title } },
    { event: 'virtualPageview', pageName: 'Attraction', pageType: 'attraction', id: '3' },
  ]);
  await logo(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(paths).toEqual([path, '/']);
  await page.goBack();
  await expect.poll(paths).toEqual([path, '/', path]);
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('D-35 nothing is sent or stored after the opt-out', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'statistics', value: 'off', url: baseURL! }]);
  const [views, events] = [trackingCalls(page, 'pageview'), trackingCalls(page, 'event')];
  await page.goto('/top-attractions');
  await logo(page).click();
  await expect(page.locator('main [data-screen="Home"]')).toBeVisible();
  expect([...views, ...events]).toEqual([]);
  expect(await layer(page)).toEqual([]);
});

test('TRACK-02 D-18 field vitals are sent with module and version', async ({ page }) => {
  const events = trackingCalls(page, 'event');
  await page.goto('/top-attractions', { waitUntil: 'commit' });
  // Browsers report no LCP if input comes before the first paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  // Input completes LCP, once the measuring script has loaded in an idle moment.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click();
    expect(events.filter(({ name }) => name === 'web_vital')).not.toEqual([]);
  }).toPass();
  const [vital] = events.filter(({ name }) => name === 'web_vital');
  expect(JSON.parse(vital!.properties!)).toMatchObject({ module: 'discover', version: expect.any(String) });
});

test('TRACK-01 the view of a page that is left immediately is counted', async ({ page, request }) => {
  const count = async () => {
    const pages: { path: string; count: number }[] = await (
      await request.get('/api/analytics/top-pages')
    ).json();
    return pages.find(({ path }) => path === '/westminster-abbey')?.count ?? 0;
  };
  const before = await count();
  const sent = page.waitForRequest((request) => request.url().endsWith('/pageview'));
  await page.goto('/westminster-abbey', { waitUntil: 'commit' });
  await sent;
  await leave(page);
  await expect.poll(count).toBe(before + 1);
});
