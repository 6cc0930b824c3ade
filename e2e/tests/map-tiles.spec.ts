import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/sharedPage';
import { startTileServer, TILE, type TileMode } from '../support/tileServer';

const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });
const zoomOut = (page: Page) => map(page).getByRole('button', { name: 'Zoom out' });

/** Answers for the public tile server that the London pack names, from the server of this machine. Lists what is asked. */
async function answerTiles(page: Page, server: { origin: string }, mode: TileMode = 'good') {
  const asked: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (mode === 'no DNS') {
      await route.abort('namenotresolved');
      return;
    }
    try {
      await route.fulfill({ response: await route.fetch({ url: `${server.origin}${pathname}` }) });
    } catch {
      await route.abort().catch(() => {});
    }
  });
  return asked;
}

/** Keeps the tile server out of reach. */
const noTiles = (page: Page) => page.route('https://tile.openstreetmap.org/**', (route) => route.abort());

/** Opens the map and goes as close as it goes by itself: to the end of its drawing. */
async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map');
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** From zoom 12 to 16, where the drawing ends. */
async function toTheEnd(page: Page) {
  for (let step = 0; step < 4; step += 1) await zoomIn(page).click();
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
  ['good', true, 0.85],
  ['slow', true, 0.85],
  ['hanging', false, 0],
  ['error', false, 0],
  ['probe good, then 429', false, 0],
  ['now and then 503', true, 0.5],
  ['dying later', false, 0],
  ['no DNS', false, 0],
];

for (const [mode, seen, least] of modes) {
  test(`EXT-02 D-31 D-61 tile server ${mode}: no hole in the map`, async ({ page, consoleErrors }, info) => {
    await noTiles(page);
    await open(page);
    await toTheEnd(page);
    await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(map(page).getByText('Illustrated map, approximate')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const drawn = await pixels(page);
    await page.unroute('https://tile.openstreetmap.org/**');
    const server = await startTileServer(mode);
    try {
      const asked = await answerTiles(page, server, mode);
      await open(page);
      await toTheEnd(page);
      if (seen || mode === 'dying later') await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
      if (mode === 'dying later') {
        await page.waitForLoadState('networkidle');
        server.state.dead = true;
        // Tiles still on their way may already have failed, and with them the step goes: it is not waited for.
        await zoomIn(page).click({ force: true });
        await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
        // Back where the drawing ends.
        await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
      }
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      if (mode !== 'hanging') await page.waitForLoadState('networkidle');
      const credit = map(page).getByRole('link', { name: 'OpenStreetMap' });
      await expect(credit).toHaveCount(seen ? 1 : 0);
      await expect.poll(async () => share((await pixels(page)).data)).toBeGreaterThanOrEqual(least);
      const shown = await pixels(page);
      await info.attach(mode, { body: await map(page).screenshot(), contentType: 'image/png' });
      expect(holes(shown.data, drawn.data)).toBeLessThan(0.08);
      if (!seen) {
        expect(share(shown.data)).toBeLessThan(0.01);
        await expect(map(page).getByText('The drawn map goes no closer')).toBeVisible();
      }
      if (mode === 'error') expect(asked).toHaveLength(1);
      expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      consoleErrors.length = 0;
    } finally {
      await server.stop();
    }
  });
}

test('EXT-02 D-61 the pack names OpenStreetMap, which is asked only from the end of the drawing on', async ({
  page,
}) => {
  const server = await startTileServer('good');
  const asked = await answerTiles(page, server);
  const response = await page.goto('/map');
  const policy = response!.headers()['content-security-policy']!;
  expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
  await open(page);
  for (let step = 0; step < 3; step += 1) await zoomIn(page).click();
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await zoomIn(page).click();
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(asked.filter((tile) => !/^\/16\/\d+\/\d+\.png$/.test(tile))).toEqual([]);
  // Out again, they are neither seen nor asked for.
  await zoomOut(page).click();
  await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await zoomOut(page).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(before);
  await server.stop();
});

test('D-61 with tiles the map goes on to zoom 19, without them it stops at the end of its drawing', async ({
  page,
  consoleErrors,
}) => {
  await noTiles(page);
  await open(page);
  await toTheEnd(page);
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await map(page).getByRole('application').focus();
  await page.keyboard.press('+');
  // Zoom 16: 1.49 m a pixel, so that 70 px at least are 200 m.
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  await expect(map(page).getByText('The drawn map goes no closer')).toBeVisible();
  await expect(map(page).getByText('needs a connection')).toHaveCount(0);
  // The tile server was kept away on purpose.
  consoleErrors.length = 0;
  await page.unroute('https://tile.openstreetmap.org/**');
  const server = await startTileServer('good');
  await answerTiles(page, server);
  await open(page);
  await toTheEnd(page);
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  for (let step = 0; step < 3; step += 1) await zoomIn(page).click();
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page).getByText('20 m', { exact: true })).toBeVisible();
  await expect(map(page).getByText('The drawn map goes no closer')).toHaveCount(0);
  await server.stop();
});

test('D-61 with the data saver no tile is ever asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await noTiles(page);
  await open(page);
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('switch', { name: 'Data saver' }).click();
  await page.keyboard.press('Escape');
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await toTheEnd(page);
  await expect(map(page).getByText('No street detail while data saver is on')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('tile.openstreetmap.org');
});

test('D-61 the privacy notice names the tile server', async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('button', { name: 'Privacy' }).click();
  const notice = page.getByRole('region', { name: 'Privacy' });
  await expect(notice).toContainText('tile.openstreetmap.org');
  await expect(notice).toContainText('data saver');
});

test('the night map is drawn in its own colours, by the system or by the visitor', async ({ page }) => {
  const light = async () => {
    const { data } = await pixels(page);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  await zoomIn(page).click();
  await zoomIn(page).click();
  expect(await light()).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(light).toBeLessThan(90);
  const filter = await map(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => getComputedStyle(canvas).filter);
  expect(filter).toBe('none');
});
