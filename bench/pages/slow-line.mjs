/** A phone's line before a site: a TCP proxy, as browsers have no slow line for what a service worker asks for. */
import { connect, createServer } from 'node:net';

/** Lighthouse's slow 4G. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
/** What one connection sends before the next one has its turn. */
const SLICE_BYTES = 4096;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {string} site origin
 * @returns {Promise<{ url: string, bytes(): number, stop(): void }>} `bytes`: what came from the site so far, headers included
 */
export async function startSlowLine(site) {
  const { hostname, port } = new URL(site);
  const sockets = new Set();
  /** What each connection has still to send, in the order of their turns. */
  const waiting = new Map();
  let bytes = 0;
  let isSending = false;

  async function send() {
    if (isSending) return;
    isSending = true;
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [browser, whole] = next.value;
      const slice = whole.subarray(0, SLICE_BYTES);
      waiting.delete(browser);
      if (whole.length > slice.length) waiting.set(browser, whole.subarray(slice.length));
      await pause(slice.length / BYTES_PER_MS);
      browser.write(slice);
      if (browser.isLast && !waiting.has(browser)) browser.end();
    }
    isSending = false;
  }

  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    }
    // One round trip to connect, one for each request.
    let opened = pause(ROUND_TRIP_MS);
    browser.on('data', (asked) => {
      opened = opened.then(() => pause(ROUND_TRIP_MS)).then(() => void upstream.write(asked));
    });
    browser.on('close', () => {
      waiting.delete(browser);
      upstream.destroy();
    });
    upstream.on('data', (part) => {
      bytes += part.length;
      waiting.set(browser, Buffer.concat([waiting.get(browser) ?? Buffer.alloc(0), part]));
      void send();
    });
    upstream.on('close', () => {
      if (waiting.has(browser)) browser.isLast = true;
      else browser.end();
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bytes: () => bytes,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
