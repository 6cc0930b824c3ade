import type { Server } from 'node:http';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { serverLimits } from '../src';

test('a server allows 5 s for headers, 5 minutes for a request, 30 s of silence and 16 KB of body', async () => {
  const app = Fastify(serverLimits);
  const server = app.server as Server;
  expect({
    headers: server.headersTimeout,
    request: server.requestTimeout,
    silence: server.timeout,
    keepAlive: server.keepAliveTimeout,
    body: app.initialConfig.bodyLimit,
  }).toEqual({ headers: 5000, request: 300_000, silence: 30_000, keepAlive: 30_000, body: 16_384 });
  // Node checks the first two only so often; it has no getter for that.
  expect(serverLimits.http).toEqual({ headersTimeout: 5000, connectionsCheckingInterval: 1000 });
  await app.close();
});
