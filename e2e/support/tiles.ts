import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { map } from './map';

const TILE_SERVER = /^https:\/\/tile\.openstreetmap\.org\//;
const TILE = [20, 160, 90] as const;
const tile = sharp({
  create: { width: 256, height: 256, channels: 3, background: { r: TILE[0], g: TILE[1], b: TILE[2] } },
})
  .png()
  .toBuffer();

/** Replaces the public tile server of the London pack: tiles of one colour, or status 500 while `server.isDead`. */
export async function answerTiles(page: Page, { isDead = false } = {}) {
  const server = { requestedPaths: [] as string[], isDead };
  await page.route(TILE_SERVER, async (route) => {
    server.requestedPaths.push(new URL(route.request().url()).pathname);
    const response = server.isDead
      ? { status: 500 }
      : { contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: await tile };
    await route.fulfill(response).catch(() => {});
  });
  return server;
}

export const blockTiles = (page: Page) => page.route(TILE_SERVER, (route) => route.abort());

export const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });

export async function zoomToDrawingEnd(page: Page) {
  for (let step = 0; step < 4; step += 1) await zoomIn(page).click();
}

export const pixels = async (page: Page): Promise<Buffer> =>
  sharp(await map(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

export function tileShare(data: Buffer): number {
  let count = 0;
  for (let offset = 0; offset < data.length; offset += 3)
    if (TILE.reduce((sum, value, part) => sum + Math.abs(data[offset + part]! - value), 0) < 36) count += 1;
  return count / (data.length / 3);
}
