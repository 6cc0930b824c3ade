import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { moduleAddress } from '@guide/contracts/module/address';
import type { Response } from '@playwright/test';
import { map, marker, open, ready, stayHome } from '../support/map';
import { expect, test } from '../support/test';

test.beforeEach(({ page, baseURL }) => stayHome(page, baseURL));

test('EXT-01 the map comes as one script of at most 120 KB with gzip, and only where a map is', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(moduleAddress('map')) && pathname.endsWith('.js')) scripts.push(response);
  });
  for (const without of ['/top-london-pubs', '/london-attractions', '/tower-of-london']) {
    await page.goto(without);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
  }
  await page.goto('/map');
  await ready(page);
  const loaded = await Promise.all(
    scripts.map(async (script) => ({
      name: path.basename(new URL(script.url()).pathname),
      code: await script.text(),
    })),
  );
  // The screen's own scripts are small; the city's map is no script but its data.
  const drawing = loaded.filter(
    ({ code }) => /VectorImage|imageRatio/.test(code) && !code.includes('River Thames'),
  );
  const sizes = loaded.map(({ name, code }) => `${name} ${(gzipSync(code).length / 1024).toFixed(1)} KB`);
  test.info().annotations.push({ type: 'gzip', description: sizes.join(', ') });
  const total = drawing.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThanOrEqual(120 * 1024);
});

test('CONST-12 below 480 px a sheet replaces the popup, the marker stays above it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await marker(page, 7).dispatchEvent('click');
  const sheet = page.getByRole('complementary', { name: 'About Westminster Abbey' });
  await expect(sheet.getByRole('link', { name: 'Explore Westminster Abbey' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    const box = (await sheet.boundingBox())!;
    const pin = (await marker(page, 7).boundingBox())!;
    expect(pin.y + pin.height).toBeLessThanOrEqual(box.y);
    expect(box.width).toBeGreaterThan(380);
  }).toPass({ timeout: 5000 });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('D-30 Near me shows distances and walking minutes, and the position stays in the browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5081, longitude: -0.1281 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await map(page).getByRole('button', { name: 'Near me' }).click();
  const row = page
    .getByRole('region', { name: 'In view' })
    .getByRole('listitem')
    .filter({ hasText: 'London Eye' });
  await expect(row.getByText(/^about \d+ min walk, (\d+ m|\d\.\d km)$/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Walking times' })).toBeChecked();
  await page.getByRole('switch', { name: 'Walking times' }).click();
  await expect(row.getByText(/about/)).toHaveCount(0);
  expect(sent.filter((text) => text.includes('51.508') || text.includes('0.1281'))).toEqual([]);
});

test('ERR-09 a map that cannot be set up is logged, and the page goes on', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas here');
    };
  });
  await page.goto('/map');
  await expect(page.getByText('The map could not be drawn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Soho' })).toBeVisible();
  await page.getByRole('button', { name: 'Map Tips' }).click();
  await expect(page.getByText('Click markers to view location details')).toBeVisible();
  expect(consoleErrors.some((text) => text.includes('The map could not be set up'))).toBe(true);
  consoleErrors.length = 0;
});
