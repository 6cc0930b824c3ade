import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** How the double of a public tile server behaves. */
export type TileMode =
  | 'good'
  | 'slow'
  | 'hanging'
  | 'error'
  | 'probe good, then 429'
  | 'now and then 503'
  | 'dying later'
  | 'no DNS';

/** The colour of its tiles. */
export const TILE = { r: 20, g: 160, b: 90 };
const SLOW_MS = 600;

/** A tile server on a free port of this machine that fails in the way of its mode; `requests` counts. */
export async function startTileServer(mode: TileMode) {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: TILE } })
    .png()
    .toBuffer();
  const state = { requests: 0, dead: false };
  const server = createServer(async (_request, response) => {
    state.requests += 1;
    const status =
      mode === 'error' || state.dead
        ? 500
        : mode === 'probe good, then 429' && state.requests > 1
          ? 429
          : mode === 'now and then 503' && state.requests % 12 === 0
            ? 503
            : 200;
    if (mode === 'hanging') return;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    response.writeHead(status, { 'content-type': 'image/png', 'cache-control': 'no-store' });
    response.end(status === 200 ? tile : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: mode === 'no DNS' ? 'http://tiles.invalid' : origin,
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
