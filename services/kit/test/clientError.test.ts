import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverLimits } from '../src';
import { closeGracefully } from '../src/plugins/lingeringClose';

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
