import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverLimits } from '../src';

let app: FastifyInstance;
afterEach(() => app.close());

test('a client that is still sending gets the answer to headers that are too long, and no reset', async () => {
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
}, 30_000);

test('the answer to HEAD with headers that are too long has no body', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(`HEAD / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 .*\r\n[\s\S]*\r\n\r\n$/);
});

test('a client that never stops sending is cut off', async () => {
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {}).resume();
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(200_000)}`);
  const sending = setInterval(() => socket.write('x'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  expect(socket.destroyed).toBe(true);
}, 30_000);
