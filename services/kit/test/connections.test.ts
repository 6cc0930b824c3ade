import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { drain, errors, httpError, lingeringClose, serverLimits } from '../src';
import { closeGracefully } from '../src/plugins/lingeringClose';

let app: FastifyInstance;
afterEach(() => app.close());

test('a client that is still sending gets the response to too long headers, not a reset', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let round = 0; round < 20; round += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(200_000)}`);
    socket.write('x'.repeat(200_000));
    socket.end('\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"HEADERS_TOO_LARGE"/);
  }
});

test('the response to HEAD with too long headers has no body', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(`HEAD / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 .*\r\n[\s\S]*\r\n\r\n$/);
});

test('a client that never stops sending is cut off after 5 s', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const socket = new Duplex({ read() {}, write: (_bytes, _encoding, done) => done() }) as Socket;
  closeGracefully(socket, socket);
  jest.advanceTimersByTime(4999);
  socket.push('x');
  expect([socket.writableEnded, socket.destroyed]).toEqual([true, false]);
  jest.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
  jest.useRealTimers();
});

let url: string;
async function start(): Promise<void> {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.register(lingeringClose);
  app.post('/', async () => 'read');
  app.post(
    '/forbidden',
    { onRequest: async () => Promise.reject(httpError(403, 'FORBIDDEN', 'No.')) },
    () => '',
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends more than the socket buffers hold; rejects on a reset. */
async function post(path: string, keepAlive: boolean): Promise<number> {
  const headers = { 'content-type': 'application/json', connection: keepAlive ? 'keep-alive' : 'close' };
  const sent = request(url + path, { method: 'POST', headers });
  sent.end(JSON.stringify('x'.repeat(4 * 1024 * 1024)));
  const closed = once(sent, 'close');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await Promise.all([text(response), closed]);
  return response.statusCode!;
}

test.each([false, true])(
  'a client that is still sending gets every refusal (keep-alive: %s)',
  async (keepAlive) => {
    await start();
    for (let round = 0; round < 5; round += 1) {
      expect(await post('/', keepAlive)).toBe(413);
      expect(await post('/forbidden', keepAlive)).toBe(403);
    }
  },
);

const CONNECTIONS = 64;

const CLIENT = `
const { workerData: { port, connections, sent }, parentPort } = require('node:worker_threads');
const { connect } = require('node:net');
let count = 0;
const outcomes = Array.from({ length: connections }, () => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n', () => {
      if (++count === connections) { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0); }
    });
  });
  socket.once('data', (bytes) => resolve(String(bytes).split('\\r\\n', 1)[0]));
  socket.once('error', (error) => resolve(error.code));
}));
Promise.all(outcomes).then((all) => parentPort.postMessage(all));
`;

test('connections in the accept queue are served during shutdown, not reset', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.register(errors);
  await app.register(drain);
  app.get('/', async () => 'a page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connections: CONNECTIONS, sent } });
  const outcomes = once(client, 'message');
  // Blocks the event loop, so that the connections stay in the accept queue.
  Atomics.wait(sent, 0, 0);
  await app.close();
  expect((await outcomes)[0]).toEqual(Array(CONNECTIONS).fill('HTTP/1.1 200 OK'));
});

test('a server allows 5 s for headers, 5 minutes for a request, 30 s of silence and 16 KB of body', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  const server = app.server as Server;
  expect({
    headers: server.headersTimeout,
    request: server.requestTimeout,
    silence: server.timeout,
    keepAlive: server.keepAliveTimeout,
    body: app.initialConfig.bodyLimit,
  }).toEqual({ headers: 5000, request: 300_000, silence: 30_000, keepAlive: 30_000, body: 16_384 });
  // Node has no getter for the interval at which it checks the first two.
  expect(serverLimits.http).toEqual({
    headersTimeout: 5000,
    connectionsCheckingInterval: 1000,
    // `oneHost` answers these, so that they count for the connection's limit.
    requireHostHeader: false,
  });
});
