import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/sharedPage';
import { startTileServer, TILE, type TileMode } from '../support/tileServer';

const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
const ATTRIBUTION = '© <a href=\\"https://www.openstreetmap.org/copyright\\">OpenStreetMap</a> contributors';

/** Serves /map as if `site.json` named this tile server. */
async function withTiles(page: Page, origin: string) {
  await page.route('**/map', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']!;
    const body = (await response.text()).replace(
      /"tiles":\{"url":"[^"]*","attribution":"[^"]*"\}/,
      () =>
        `"tiles":{"url":"${origin}/{z}/{x}/{y}.png","attribution":"${ATTRIBUTION.replace(/</g, '\\u003c')}"}`,
    );
    await route.fulfill({
      response,
      body,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace('img-src ', `img-src ${origin} `),
      },
    });
  });
}

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map');
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
}

const pixels = async (page: Page) => {
  const { data, info } = await sharp(await map(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, count: info.width * info.height };
};

/** The share of the picture that is neither the drawn map nor a tile: a hole would be a large part. */
function holes(shown: Buffer, drawn: Buffer): number {
  const near = (at: number, r: number, g: number, b: number) =>
    Math.abs(shown[at]! - r) + Math.abs(shown[at + 1]! - g) + Math.abs(shown[at + 2]! - b) < 36;
  let strange = 0;
  for (let at = 0; at < shown.length; at += 3) {
    const known = near(at, TILE.r, TILE.g, TILE.b) || near(at, drawn[at]!, drawn[at + 1]!, drawn[at + 2]!);
    if (!known) strange += 1;
  }
  return strange / (shown.length / 3);
}

const share = (data: Buffer) => {
  let green = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (
      Math.abs(data[at]! - TILE.r) + Math.abs(data[at + 1]! - TILE.g) + Math.abs(data[at + 2]! - TILE.b) <
      36
    ) {
      green += 1;
    }
  }
  return green / (data.length / 3);
};

/** Whether tiles are seen in the end, and their least share of the picture then. */
const modes: [TileMode, boolean, number][] = [
  ['good', true, 0.9],
  ['slow', true, 0.9],
  ['hanging', false, 0],
  ['error', false, 0],
  ['probe good, then 429', false, 0],
  ['now and then 503', true, 0.5],
  ['dying later', false, 0],
  ['no DNS', false, 0],
];

for (const [mode, seen, least] of modes) {
  test(`EXT-02 D-31 tile server ${mode}: no hole in the map`, async ({ page, consoleErrors }, info) => {
    await open(page);
    await expect(map(page).getByText('Illustrated map, approximate')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const drawn = await pixels(page);
    const server = await startTileServer(mode);
    try {
      await withTiles(page, server.origin);
      await open(page);
      if (seen || mode === 'dying later') await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
      if (mode === 'dying later') {
        server.state.dead = true;
        await map(page).getByRole('button', { name: 'Zoom in' }).click();
        await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
        await map(page).getByRole('button', { name: 'Zoom out' }).click();
      }
      if (mode !== 'hanging' && mode !== 'no DNS') {
        await expect.poll(() => server.state.requests).toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
      }
      const credit = map(page).getByRole('link', { name: 'OpenStreetMap' });
      await expect(credit).toHaveCount(seen ? 1 : 0);
      await expect.poll(async () => share((await pixels(page)).data)).toBeGreaterThanOrEqual(least);
      const shown = await pixels(page);
      await info.attach(mode, { body: await map(page).screenshot(), contentType: 'image/png' });
      expect(holes(shown.data, drawn.data)).toBeLessThan(0.06);
      if (!seen) expect(share(shown.data)).toBeLessThan(0.01);
      if (mode === 'error') expect(server.state.requests).toBe(1);
      expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      consoleErrors.length = 0;
    } finally {
      await server.stop();
    }
  });
}

test('D-31 above zoom 16.5 without tiles a note says what is missing', async ({ page }) => {
  await open(page);
  const note = map(page).getByText('Street detail needs a connection');
  await expect(note).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(note).toBeVisible();
  const server = await startTileServer('good');
  await withTiles(page, server.origin);
  await open(page);
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  for (let step = 0; step < 3; step += 1) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(map(page).getByText('20 m', { exact: true }).or(map(page).getByText('100 m'))).toBeVisible();
  await expect(note).toHaveCount(0);
  await server.stop();
});

test('the night map is drawn in its own colours, by the system or by the visitor', async ({ page }) => {
  const light = async () => {
    const { data } = await pixels(page);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  expect(await light()).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(light).toBeLessThan(90);
  const filter = await map(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => getComputedStyle(canvas).filter);
  expect(filter).toBe('none');
});
