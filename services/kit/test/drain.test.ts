import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { drain, errors, serverLimits } from '../src';

const CONNECTIONS = 64;

/** Connects and sends a request on each connection, reports that, and later what came back. */
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

test('connections in the accept queue are served when the server ends, not reset', async () => {
  const app = Fastify(serverLimits);
  await app.register(errors);
  await app.register(drain);
  app.get('/', async () => 'a page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connections: CONNECTIONS, sent } });
  const outcomes = once(client, 'message');
  // The event loop accepts nothing while it waits here.
  Atomics.wait(sent, 0, 0);
  await app.close();
  expect((await outcomes)[0]).toEqual(Array(CONNECTIONS).fill('HTTP/1.1 200 OK'));
});
