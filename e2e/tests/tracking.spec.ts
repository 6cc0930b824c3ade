import { expect, leave, test } from '../support/test';

test('TRACK-02 D-18 field vitals are sent with module and version', async ({ page }) => {
  const events: { name: string; properties: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/event')) events.push(request.postDataJSON());
  });
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
  expect(JSON.parse(vital!.properties)).toMatchObject({ module: 'discover', version: expect.any(String) });
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
