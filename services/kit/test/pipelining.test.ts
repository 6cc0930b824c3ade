import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverLimits } from '../src';
import { MAX_PIPELINED } from '../src/pipelining';

let app: FastifyInstance;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  await app.close();
});

interface Seen {
  /** Requests that Node has parsed, and those that the route has served. */
  parsed: number;
  served: string[];
  pending: ServerResponse[];
}

async function start(limits: object = {}): Promise<Seen> {
  const seen: Seen = { parsed: 0, served: [], pending: [] };
  app = Fastify({ ...serverLimits, ...limits }) as unknown as FastifyInstance;
  app.get('/*', (request, reply) => {
    seen.served.push(request.url);
    reply.hijack();
    seen.pending.push(reply.raw);
    app.server.emit('served');
  });
  for (const event of ['request', 'checkExpectation'])
    app.server.on(event, () => {
      seen.parsed += 1;
    });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection');
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await Promise.all([accepted, once(socket, 'connect')]);
  return seen;
}

const request = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n`;

test.each([
  ['plain', ''],
  ['with an expectation', 'Expect: a-cookie\r\n'],
  ['with a body', 'Content-Length: 1\r\n'],
  ['without a host', null],
])(
  '1,600 requests in one packet, %s: the connection is closed at the fifth, none is served',
  async (_what, header) => {
    const seen = await start();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket
      .resume()
      .write(
        (header === null ? 'GET / HTTP/1.1\r\n\r\n' : request('/', header))
          .concat(header?.includes('Length') ? 'x' : '')
          .repeat(1600),
      );
    await closed;
    expect(seen.parsed).toBe(MAX_PIPELINED + 1);
    expect(seen.served).toEqual([]);
  },
);

test('requests that were sent ahead are served one after another, in order', async () => {
  const seen = await start();
  const responses = text(socket);
  const first = once(app.server, 'served');
  socket.write(['/1', '/2', '/3', '/4'].map((path) => request(path)).join(''));
  await first;
  for (let count = 1; count <= MAX_PIPELINED; count += 1) {
    expect(seen.served).toHaveLength(count);
    const next = once(app.server, 'served');
    seen.pending[count - 1]!.end(`<response ${count}>`);
    if (count < MAX_PIPELINED) await next;
  }
  socket.end();
  expect((await responses).match(/<response \d>/g)).toEqual([1, 2, 3, 4].map((n) => `<response ${n}>`));
  expect(seen.served).toEqual(['/1', '/2', '/3', '/4']);
});

test('a connection may send any number of requests, each after the response to the one before', async () => {
  const seen = await start();
  for (let count = 0; count < 3 * MAX_PIPELINED; count += 1) {
    const served = once(app.server, 'served');
    socket.write(request('/'));
    await served;
    seen.pending.at(-1)!.end();
    await once(socket, 'data');
  }
  expect(seen.served).toHaveLength(3 * MAX_PIPELINED);
});

const QUICK = { http: { headersTimeout: 100, connectionsCheckingInterval: 10 } };

test('a request that arrived while the process was busy gets no 408', async () => {
  const seen = await start(QUICK);
  const served = once(app.server, 'served');
  socket.write(request('/'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const response = text(socket);
  await served;
  // After the second chance, too, the request is left in peace.
  await new Promise((resolve) => setTimeout(resolve, 250));
  seen.pending[0]!.end('a page');
  socket.end();
  expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*a page/);
});

test.each([
  ['stop', () => {}],
  ['come byte by byte', () => socket.write('x')],
  [
    'come byte by byte to a busy process',
    () => {
      socket.write('x');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
    },
  ],
])('headers that %s get 408', async (_what, dribble) => {
  await start(QUICK);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
  const timer = setInterval(dribble, 5);
  const response = await text(socket).catch(() => '');
  clearInterval(timer);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
