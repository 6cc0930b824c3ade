/** A proxy that serves rendered pages and files from memory, so that the server's work does not slow the browser down. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { isRendered, untilRendered } from './rendered.mjs';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer, isStream: boolean }} Stored */

/** Of one connection, or wrong after decompression. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/**
 * Remembers responses of a site. Documents are fetched until they are rendered.
 * @param {string} origin @returns {(path: string, accept?: string) => Promise<Stored>}
 */
export function remember(origin) {
  /** @type {Map<string, Promise<Stored>>} */
  const stored = new Map();
  const get = async (path, accept) => {
    const response = await fetch(origin + path, { headers: { accept }, redirect: 'manual' });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.includes(name)));
    const isStream = Boolean(headers['content-type']?.startsWith('text/event-stream'));
    if (isStream) await response.body?.cancel();
    const body = Buffer.from(isStream ? [] : await response.arrayBuffer());
    // The service worker fetches a page without content for offline visits.
    const rendered = !accept.startsWith('text/html') || isRendered(body.toString());
    return { status: response.status, headers, body, isStream, rendered };
  };
  return (path, accept = '*/*') => {
    // A worker may fetch the page of a document, too, and then nothing has checked it.
    const key = accept.startsWith('text/html') ? `document ${path}` : path;
    let response = stored.get(key);
    if (!response) {
      response = untilRendered(path, () => get(path, accept));
      stored.set(key, response);
      response.then(
        ({ status }) => status >= 500 && stored.delete(key),
        () => stored.delete(key),
      );
    }
    return response;
  };
}

/**
 * Starts the proxy. Responses to GET requests are served from memory, except streams.
 * @param {string} origin @param {ReturnType<typeof remember>} get
 * @param {{ page?: (html: string) => string, files?: Record<string, Buffer> }} changes - `page` changes the HTML of
 *   documents, which then come without a content security policy; `files` are added by path
 */
export async function replay(origin, get, { page, files = {} } = {}) {
  const server = createServer(async (incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    if (files[path]) return outgoing.setHeader('content-type', 'text/javascript').end(files[path]);
    if (method !== 'GET') return pass(origin, incoming, outgoing);
    try {
      const stored = await get(path, headers.accept);
      if (stored.isStream) return pass(origin, incoming, outgoing);
      const isPage = page && stored.headers['content-type']?.startsWith('text/html');
      const body = isPage ? Buffer.from(page(stored.body.toString())) : stored.body;
      outgoing.writeHead(stored.status, {
        ...(isPage ? { 'content-type': stored.headers['content-type'] } : stored.headers),
        'content-length': body.length,
      });
      outgoing.end(body);
    } catch (error) {
      outgoing.writeHead(502).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Forwards a request, as if it came from a page of the site itself. */
function pass(origin, incoming, outgoing) {
  const { host, ...headers } = incoming.headers;
  if (headers.origin) headers.origin = origin;
  const forwarded = request(origin + incoming.url, { method: incoming.method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** The same HTML without scripts: scripts of another type are parsed and not run. @param {string} html */
export const withoutScripts = (html) =>
  html.replaceAll(/<script\b/g, '<script type="text/plain"').replaceAll(/<link [^>]*as="?script[^>]*>/g, '');
