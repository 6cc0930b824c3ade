import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './test';
import { startTileServer, TILE, type TileMode } from './tileServer';

export const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
export const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });
export const zoomOut = (page: Page) => map(page).getByRole('button', { name: 'Zoom out' });

/** Answers for the public tile server that the London pack names, from the server of this machine. Lists what is asked and answered. */
export async function answerTiles(page: Page, server: { origin: string }) {
  const asked: string[] = [];
  const answered: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    try {
      await route.fulfill({ response: await route.fetch({ url: `${server.origin}${pathname}` }) });
    } catch {
      await route.abort().catch(() => {});
    }
    answered.push(pathname);
  });
  return { asked, answered };
}

/** Keeps the tile server out of reach. */
export const noTiles = (page: Page) =>
  page.route('https://tile.openstreetmap.org/**', (route) => route.abort());

/** Opens the map and goes as close as it goes by itself: to the end of its drawing. */
export async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map');
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** From zoom 12 to 16, where the drawing ends. */
export async function toTheEnd(page: Page) {
  for (let step = 0; step < 4; step += 1) await zoomIn(page).click();
}

/** What the map shows. */
export const pixels = async (page: Page) => {
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

/** The share of the picture that is tile. */
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

/** What the map shows once two pictures of it are the same. */
async function stillPixels(page: Page): Promise<Buffer> {
  let last = (await pixels(page)).data;
  await expect
    .poll(async () => {
      const before = last;
      last = (await pixels(page)).data;
      return before.equals(last);
    })
    .toBe(true);
  return last;
}

/** Whether tiles are seen in the end, and their least share of the picture then. */
export const modes: [TileMode, boolean, number][] = [
  ['good', true, 0.85],
  ['error', false, 0],
  ['dying later', false, 0],
];

/** Opens the map where a tile server behaves so, and expects no hole in it. */
export async function expectNoHole(
  page: Page,
  consoleErrors: string[],
  [mode, seen, least]: (typeof modes)[number],
): Promise<void> {
  await noTiles(page);
  await open(page);
  await toTheEnd(page);
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page).getByText('Illustrated map, approximate')).toBeVisible();
  const drawn = await stillPixels(page);
  await page.unroute('https://tile.openstreetmap.org/**');
  const server = await startTileServer(mode);
  try {
    const { asked, answered } = await answerTiles(page, server);
    await open(page);
    await toTheEnd(page);
    if (seen || mode === 'dying later') await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
    if (mode === 'dying later') {
      await expect.poll(async () => share((await pixels(page)).data)).toBeGreaterThanOrEqual(0.85);
      server.state.dead = true;
      // Tiles still on their way may already have failed, and with them the step goes: it is not waited for.
      await zoomIn(page).click({ force: true });
      await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
      // Back where the drawing ends.
      await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => answered.length > 0 && answered.length === asked.length).toBe(true);
    const credit = map(page).getByRole('link', { name: 'OpenStreetMap' });
    await expect(credit).toHaveCount(seen ? 1 : 0);
    await expect.poll(async () => share((await pixels(page)).data)).toBeGreaterThanOrEqual(least);
    const shown = await stillPixels(page);
    await test.info().attach(mode, { body: await map(page).screenshot(), contentType: 'image/png' });
    expect(holes(shown, drawn)).toBeLessThan(0.08);
    if (!seen) {
      expect(share(shown)).toBeLessThan(0.01);
      await expect(map(page).getByText('The drawn map goes no closer')).toBeVisible();
    }
    if (mode === 'error') expect(asked).toHaveLength(1);
    expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    consoleErrors.length = 0;
  } finally {
    await server.stop();
  }
}
