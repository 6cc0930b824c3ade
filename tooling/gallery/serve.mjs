/** Serves the built gallery, and the city pack's pictures under `/images`. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { cityFolder } from '../rspack/common.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} folder of the built gallery
 * @param {number} port 0 for any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveGallery(folder, port) {
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const home = pathname.startsWith('/images/') ? cityFolder() : folder;
    const file = path.join(home, path.normalize(pathname === '/' ? '/index.html' : pathname));
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
