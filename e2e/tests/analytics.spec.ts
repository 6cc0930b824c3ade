import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFrame } from '../support/boundary';
import { go } from '../support/navigate';
import { expect, test } from '../support/test';

test.beforeEach(async ({ request }) => {
  for (const path of ['/', '/map', '/attraction/1', '/attraction/2', '/attraction/3']) {
    await request.post('/api/analytics/pageview', { data: { path } });
  }
});

/** A chart once ECharts has taken over; it stands in the page's document or in a shadow root. */
const chart = (page: Page, name: RegExp) =>
  page.locator('[_echarts_instance_]').and(page.getByRole('img', { name }));

test('ANA-10 ANA-13 both charts are of ECharts, as high as before it came, with their tables and pictures to save', async ({
  page,
}) => {
  await page.goto('/analytics');
  const panel = page.getByRole('region', { name: 'Top Pages by Views' });
  for (const name of [/^Bar chart of Page Views: /, /^Pie chart of Views: /])
    await expect(chart(page, name).locator('svg')).toBeVisible();
  await panel.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Page views of the top pages' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as image' }).click();
  const svg = await readFile(await (await saved).path(), 'utf8');
  expect(svg).toContain('>Home</text>');
  expect(svg).not.toMatch(/var\(|style=/);
});

test('ANA-15 pressing a slice hides it, pressing its row brings it back', async ({ page }) => {
  await page.goto('/analytics');
  const pie = chart(page, /^Pie chart/);
  const panel = page.getByRole('region', { name: 'Popular Listings' });
  const first = panel.getByRole('checkbox', { name: /^Listing #/ }).first();
  await expect(first).toBeChecked();
  // ECharts listens.
  await expect(panel.getByRole('button', { name: 'Save as image' })).toBeVisible();
  const { width, height } = (await pie.boundingBox())!;
  // The first slice begins at the top and goes clockwise.
  const position = { x: width / 2 + 8, y: height / 4 };
  await pie.hover({ position });
  await expect(pie.getByText(/^Listing #\d+: \d+$/)).toBeVisible();
  await expect(pie.locator('path[fill="var(--chart-1)"]')).toBeVisible();
  await pie.click({ position });
  await expect(first).not.toBeChecked();
  await first.click();
  await expect(first).toBeChecked();
});

test('arrow keys on a chart show what each point says, and Escape hides it', async ({ page }) => {
  await page.goto('/analytics');
  const panel = page.getByRole('region', { name: 'Top Pages by Views' });
  const bars = chart(page, /^Bar chart/);
  await bars.focus();
  await page.keyboard.press('Home');
  const first = await panel.getByRole('status').textContent();
  expect(first).toMatch(/^.+: [\d,]+$/);
  // The tip itself, beside the text for those who hear it.
  await expect(panel.getByText(first!, { exact: true })).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('status')).not.toHaveText(first!);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('status')).toBeEmpty();
});

test('days chosen by dragging over the lines are From and To', async ({ page }) => {
  // This guide has figures of today alone, of which there are no lines.
  await page.route('**/api/analytics/insights?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const day of json.series) Object.assign(day, { views: 5, visitors: 5, sessions: 5 });
    await route.fulfill({ response, json });
  });
  await page.goto('/analytics');
  await page.getByLabel('Compare with').selectOption('before');
  const drawn = page.getByRole('img', { name: /^Lines of views/ });
  await expect(drawn).toHaveCount(1);
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  const [first, last] = [await from.inputValue(), await to.inputValue()];
  const lines = chart(page, /^Lines of views/);
  await drawn.scrollIntoViewIfNeeded();
  await lines.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await lines.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 10, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(from).not.toHaveValue(first);
  await expect(to).toHaveValue(last);
  const chosen = await from.inputValue();
  expect(chosen > first && chosen < last).toBe(true);
  await expect(page).toHaveURL(new RegExp(`from=${chosen}&to=${last}`));
  await page.unrouteAll({ behavior: 'wait' });
});

test('D-18 chosen days of an address are in the page that is served, and stay when it is hydrated', async ({
  page,
}) => {
  const response = await page.goto('/analytics?from=2026-01-05&to=2026-01-06');
  expect((await response!.text()).includes('value="2026-01-05"')).toBe(true);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-05');
});

test('API-19 a view of a page raises its count, and that of its listing, by one', async ({
  page,
  request,
}) => {
  // No other test goes there.
  const path = '/attraction/27';
  const counts = async () => {
    const pages: { path: string; count: number }[] = await (
      await request.get('/api/analytics/top-pages')
    ).json();
    const listings: { listingId: number; count: number }[] = await (
      await request.get('/api/analytics/popular-listings')
    ).json();
    const ofPage = pages.find((row) => row.path === path)?.count ?? 0;
    return [ofPage, listings.find(({ listingId }) => listingId === 27)?.count ?? 0];
  };
  const [ofPage, ofListing] = await counts();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/analytics/pageview'));
  await page.goto(path);
  expect((await stored).status()).toBe(200);
  await expect.poll(counts).toEqual([ofPage! + 1, ofListing! + 1]);
});

test('ANA-19 D-21 a 401 shows the error panel, and a retry brings the figures', async ({
  page,
  consoleErrors,
}) => {
  await openFrame(page);
  await page.route('**/api/analytics/top-pages', (route) => route.fulfill({ status: 401, body: 'no' }));
  await go(page, '/analytics');
  await expect(page.getByText('The figures could not be loaded')).toBeVisible();
  expect(consoleErrors.splice(0)).toContainEqual('401: no');
  await page.unroute('**/api/analytics/top-pages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Total Pageviews' })).toBeVisible();
});

test('D-18 live insights save as CSV', async ({ page }) => {
  await page.goto('/analytics');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^analytics-day-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^group,name,value,previous\r\n/);
});

test('ANA-10 ANA-13 ANA-17 without scripts the figures, charts, tables and insights are there', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/analytics');
  await expect(page.getByRole('region', { name: 'Total Pageviews' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tower of London' })).toBeVisible();
  await expect(page.getByText('Unique visitors', { exact: true })).toBeVisible();
  for (const chart of [/^Bar chart/, /^Pie chart/])
    await expect(page.getByRole('img', { name: chart })).toBeVisible();
  await page.getByText('Show as table').first().click();
  await expect(page.getByRole('table', { name: 'Page views of the top pages' })).toBeVisible();
  await context.close();
});
