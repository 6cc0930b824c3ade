import type { Locator } from '@playwright/test';
import { expect, test } from '../support/sharedPage';
import { test as alone } from '../support/test';

const sideways = () => document.documentElement.scrollWidth - innerWidth;

test('PUBS-13 EXT-04 D-45 without the pubs service both screens are whole', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/pubs**', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.goto('/top-london-pubs');
  await expect(page.getByRole('link', { name: 'View Details & Map' })).toHaveCount(10);
  const refused = page.waitForResponse('**/api/pubs/3');
  await page.getByRole('link', { name: 'The Churchill Arms' }).first().click();
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'The Churchill Arms' })).toBeVisible();
  await expect(page.getByText('119 Kensington Church Street').first()).toBeVisible();
  expect(consoleErrors.splice(0).every((text) => text.includes('503'))).toBe(true);
});

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false });

  alone('PUBS-02 PUB-07 names, hours, links and the crawl order are there', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByText('Open Mon to Sat', { exact: true })).toBeVisible();
    await page.getByText('The shortest way round').click();
    await expect(page.getByText(/on foot to The George Inn/)).toBeVisible();
    await page.getByRole('link', { name: 'View Details & Map' }).first().click();
    await expect(page.getByText('SE1 1NH')).toBeVisible();
    await expect(page.getByText('12:00–22:30')).toBeVisible();
  });
});

for (const path of ['/pub', '/pub/']) {
  test(`PUB-01 D-38 ${path} shows pub 1`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
  });
}

for (const id of ['11', '12abc']) {
  test(`PUB-11 ERR-05 /pub/${id} answers 404 and leads back`, async ({ page, consoleErrors }) => {
    const response = await page.goto(`/pub/${id}`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Pub Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Top Pubs' }).click();
    await expect(page).toHaveURL('/top-london-pubs');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('PUB-04 to PUB-06 EXT-03 the three ways out open new tabs', async ({ page }) => {
  await page.goto('/pub/1');
  for (const name of ['Visit Website', 'Directions', 'Open in Maps']) {
    const way = page.getByRole('link', { name });
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', /noopener/);
  }
});

test('at 1280 px the picture is whole and nearly as high as its card; hours and buttons share the last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/top-london-pubs');
  for (const card of await page.getByRole('article').all()) {
    const box = async (part: Locator) => (await part.boundingBox())!;
    const whole = await box(card);
    const picture = await box(card.locator('[data-state]').first());
    expect(picture.width / picture.height).toBeCloseTo(1.5, 2);
    expect(picture.height / whole.height).toBeGreaterThan(0.75);
    const hours = await box(card.getByText(/^Open (daily|[A-Z])/, { exact: true }).last());
    const details = await box(card.getByRole('link', { name: 'View Details & Map' }));
    expect(Math.abs(hours.y + hours.height / 2 - details.y - details.height / 2)).toBeLessThan(3);
    expect(hours.x + hours.width).toBeLessThan(details.x);
  }
});

test('no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/top-london-pubs', '/pub/2']) {
    await page.goto(path);
    expect(await page.evaluate(sideways)).toBe(0);
  }
});
