import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGateway } from '../../support/gateway';

const CONNECTIONS = 500;

const site = await startGateway();

test('500 connections with half a request each keep nobody else out, and the server ends them', async () => {
  const { hostname, port, host } = new URL(site.url);
  const open = 'POST /api/subscribe HTTP/1.1\r\nContent-Type: application/json\r\n';
  const halves = [open, `${open}Host: ${host}\r\nContent-Length: 1000\r\n\r\n{"email":"`];
  let ended = 0;
  const sockets = Array.from({ length: CONNECTIONS }, (_, slot) => {
    const socket = connect(Number(port), hostname)
      .on('error', () => {})
      .resume();
    socket.on('close', () => {
      ended += 1;
    });
    socket.write(halves[slot % 2]!);
    return socket;
  });
  const gone = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  const statuses = [];
  for (const path of ['/', '/top-attractions', '/api/listings', '/robots.txt', '/api/health']) {
    statuses.push((await ask(site.url, { path })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(ended).toBe(0);
  await gone;
  expect((await ask(site.url, { path: '/' })).status).toBe(200);
}, 60_000);
