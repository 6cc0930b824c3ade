import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGateway } from '../../support/gateway';

const OPEN_FILES = 1024;
const CONNECTIONS = 10_000;
/** Connections opened at once; more would overflow the system's accept queue. */
const BATCH = 100;
const PATHS = ['/', '/top-attractions', '/api/listings', '/robots.txt', '/api/health'];

const site = await startGateway({}, { openFiles: OPEN_FILES });
const { hostname, port, host } = new URL(site.url);

const HALF_HEADERS = 'POST /api/subscribe HTTP/1.1\r\nContent-Type: application/json\r\n';
const HALF_BODY = `${HALF_HEADERS}Host: ${host}\r\nContent-Length: 1000\r\n\r\n{"email":"`;
const kinds: [kind: string, begin: (socket: Socket) => unknown][] = [
  ['silent', () => {}],
  ['half-open', (socket) => socket.end(HALF_HEADERS)],
  ['slow to send their headers', (socket) => socket.write(HALF_HEADERS)],
  ['slow to send their body', (socket) => socket.write(HALF_BODY)],
  ['idle after a response', (socket) => socket.write(`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`)],
];
const sources: [source: string, addressOf: (index: number) => string][] = [
  ['one address', () => '127.0.0.2'],
  ['200 addresses', (index) => `127.0.1.${(index % 200) + 1}`],
];

test.each(kinds.flatMap(([kind, begin]) => sources.map((source) => [kind, ...source, begin] as const)))(
  '10,000 connections that are %s, from %s, block nobody and are closed by the server',
  async (_kind, _source, addressOf, begin) => {
    const sockets: Socket[] = [];
    const closed: Promise<unknown>[] = [];
    for (let from = 0; from < CONNECTIONS; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, index) => {
        const localAddress = addressOf(from + index);
        const socket = connect({ port: Number(port), host: hostname, localAddress }).resume();
        closed.push(new Promise((resolve) => socket.on('error', () => {}).once('close', resolve)));
        return socket;
      });
      await Promise.all(
        batch.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})),
      );
      for (const socket of batch) begin(socket);
      sockets.push(...batch);
      if (from % 1000 === 0) expect((await ask(site.url, { path: '/api/health' })).status).toBe(200);
    }
    const statuses = [];
    for (const path of PATHS) statuses.push((await ask(site.url, { path })).status);
    expect(statuses).toEqual(PATHS.map(() => 200));
    expect(site.child.exitCode).toBeNull();
    expect(site.log.join('\n')).not.toMatch(/EMFILE|too many open files/);
    await Promise.all(closed);
  },
  120_000,
);
