import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { map } from './map';

const TILE_SERVER = 'https://tile.openstreetmap.org/**';
/** The colour of the test's tiles. */
const TILE = [20, 160, 90] as const;
const tile = sharp({
  create: { width: 256, height: 256, channels: 3, background: { r: TILE[0], g: TILE[1], b: TILE[2] } },
})
  .png()
  .toBuffer();

/**
 * Answers for the public tile server of the London pack: with tiles of one colour, with 500 while `server.isDead`.
 * `server.asked` has the paths that were requested.
 */
export async function answerTiles(page: Page, { isDead = false } = {}) {
  const server = { asked: [] as string[], isDead };
  await page.route(TILE_SERVER, async (route) => {
    server.asked.push(new URL(route.request().url()).pathname);
    const answer = server.isDead
      ? { status: 500 }
      : { contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: await tile };
    await route.fulfill(answer).catch(() => {});
  });
  return server;
}

/** Keeps the tile server out of reach. */
export const noTiles = (page: Page) => page.route(TILE_SERVER, (route) => route.abort());

export const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });

/** Zooms from 12 to 16, where the drawing ends. */
export async function zoomToDrawingEnd(page: Page) {
  for (let step = 0; step < 4; step += 1) await zoomIn(page).click();
}

/** What the map shows, RGB. */
export const pixels = async (page: Page): Promise<Buffer> =>
  sharp(await map(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

/** The share of pixels with the colour of the tiles. */
export function tileShare(data: Buffer): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (TILE.reduce((sum, value, part) => sum + Math.abs(data[at + part]! - value), 0) < 36) count += 1;
  return count / (data.length / 3);
}
