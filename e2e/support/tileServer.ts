import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** How the double of a public tile server behaves. */
export type TileMode = 'good' | 'error' | 'dying later';

/** The colour of its tiles. */
export const TILE = { r: 20, g: 160, b: 90 };

/** A tile server on a free port of this machine that answers 500 at once, or from when `state.dead` is set. */
export async function startTileServer(mode: TileMode) {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: TILE } })
    .png()
    .toBuffer();
  const state = { dead: mode === 'error' };
  const server = createServer((_request, response) => {
    response.writeHead(state.dead ? 500 : 200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
    response.end(state.dead ? undefined : tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
