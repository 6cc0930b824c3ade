import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { httpError, lingeringClose, serverLimits } from '../src';

let app: FastifyInstance;
let url: string;
afterEach(() => app.close());

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

/** Sends more than socket buffers hold; a reset fails the call. */
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
