import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePortFrom, portIsFree } from '../commands/ports.mjs';

test('where something listens on a port, development takes the next free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await portIsFree(port)).toBe(false);
  const next = await freePortFrom(port);
  expect(next).toBeGreaterThan(port);
  expect(await portIsFree(next)).toBe(true);
  server.close();
  await once(server, 'close');
  expect(await freePortFrom(port)).toBe(port);
});
