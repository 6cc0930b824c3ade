import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.beforeEach(async ({ request }) => {
  for (const path of ['/', '/map', '/attraction/1', '/attraction/2', '/attraction/3']) {
    await request.post('/api/analytics/pageview', { data: { path } });
  }
  // The page follows within half a minute.
  const dashboard = async () => (await request.get('/analytics')).text();
  await expect.poll(dashboard, { timeout: 60_000 }).not.toMatch(/No (page|listing) has been viewed yet/);
});

const chart = (page: Page, name: RegExp) =>
  page.locator('[_echarts_instance_]').and(page.getByRole('img', { name }));

async function saveBy(page: Page, press: () => Promise<void>) {
  const saved = page.waitForEvent('download');
  await press();
  const download = await saved;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('ANA-10 ANA-13 ANA-15 D-18 read charts by mouse and keyboard, save them as table, picture and CSV, select days by dragging', async ({
  page,
}) => {
  // The test site has figures of today only, and one point makes no line.
  await page.route('**/api/analytics/insights?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const day of json.series) Object.assign(day, { views: 5, visitors: 5, sessions: 5 });
    await route.fulfill({ response, json });
  });
  await page.goto('/analytics');
  const pages = page.getByRole('region', { name: 'Top Pages by Views' });
  const listings = page.getByRole('region', { name: 'Popular Listings' });

  await test.step('figures as table, picture and CSV', async () => {
    for (const name of [/^Bar chart of Page Views: /, /^Pie chart of Views: /])
      await expect(chart(page, name).locator('svg')).toBeVisible();
    await pages.getByText('Show as table').click();
    await expect(page.getByRole('table', { name: 'Page views of the top pages' })).toBeVisible();
    const svg = await saveBy(page, () => pages.getByRole('button', { name: 'Save as image' }).click());
    expect(svg.text).toContain('>Home</text>');
    expect(svg.text).not.toMatch(/var\(|style=/);
    const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(csv.name).toMatch(/^analytics-day-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text).toMatch(/^group,name,value,previous\r\n/);
  });

  await test.step('arrow keys show what each point says, and Escape hides it', async () => {
    await chart(page, /^Bar chart/).focus();
    await page.keyboard.press('Home');
    const first = await pages.getByRole('status').textContent();
    expect(first).toMatch(/^.+: [\d,]+$/);
    // Twice: in the tooltip and in the text for screen readers.
    await expect(pages.getByText(first!, { exact: true })).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(pages.getByRole('status')).not.toHaveText(first!);
    await page.keyboard.press('Escape');
    await expect(pages.getByRole('status')).toBeEmpty();
  });

  await test.step('a press on a slice hides it, a press on its row brings it back', async () => {
    const pie = chart(page, /^Pie chart/);
    const first = listings.getByRole('checkbox', { name: /^Listing #/ }).first();
    await expect(first).toBeChecked();
    // ECharts handles clicks only after this button appears.
    await expect(listings.getByRole('button', { name: 'Save as image' })).toBeVisible();
    await pie.scrollIntoViewIfNeeded();
    const { width, height } = (await pie.boundingBox())!;
    const position = { x: width / 2 + 8, y: height / 4 };
    await pie.hover({ position });
    await expect(pie.getByText(/^Listing #\d+: \d+$/)).toBeVisible();
    await expect(pie.locator('path[fill="var(--chart-1)"]')).toBeVisible();
    await pie.click({ position });
    await expect(first).not.toBeChecked();
    await first.click();
    await expect(first).toBeChecked();
  });

  await test.step('days chosen by dragging are From and To, in the address and after a reload', async () => {
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
    const served = await page.reload();
    expect(await served!.text()).toContain(`value="${chosen}"`);
    await expect(from).toHaveValue(chosen);
  });
  await test.step('no table is cut on a phone and a tablet', async () => {
    const history = page.getByRole('region', { name: 'Release history by module' });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await history.scrollIntoViewIfNeeded();
      await expect(history.getByText('live for everybody').first()).toBeVisible();
      const hidden = () => history.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    }
  });
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ANA-04 ANA-10 the dashboard shows a chart, its table and another period', async ({ page }) => {
    // Views are counted within half a minute, and a served page may be ten seconds old.
    await expect(async () => {
      await page.goto('/analytics');
      expect(await page.getByRole('img', { name: /^Bar chart/ }).count()).toBe(1);
    }).toPass();
    await page.getByText('Show as table').first().click();
    await expect(page.getByRole('table', { name: 'Page views of the top pages' })).toBeVisible();
    // Another one sends the filters.
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await expect(show).toHaveCount(1);
    await page.getByRole('radio', { name: 'This Week' }).check();
    // The word changes by CSS.
    await expect(page.getByText('day', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await show.first().click();
    await expect(page).toHaveURL(/[?&]period=week/);
    await expect(page.getByText('from last week')).toHaveCount(4);
    await expect(page.getByText("This week, in the city's time zone.")).toBeVisible();
    await expect(show).toHaveCount(1);
  });
});
