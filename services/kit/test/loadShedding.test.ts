import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadShedding, STREAMING, startMetricsServer } from '../src';
import { createRequestScheduler } from '../src/requestScheduler';

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Holds the event loop up, as a computation that never yields would, and leaves the processor to others. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('with the event loop a second late, what comes on top of the work at hand gets 503 with Retry-After', async () => {
  app = Fastify();
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await app.register(loadShedding, { health: '/api/health' });
  const metrics = await startMetricsServer(app, '127.0.0.1', 0);
  app.get('/work', () => {
    app!.server.emit('begun');
    return work.then(() => 'done');
  });
  app.get('/*', async () => 'a page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const inWork: Promise<Response>[] = [];
  for (let nth = 0; nth < 10; nth++) {
    inWork.push(fetch(`${url}/work`));
    await once(app.server, 'begun');
  }
  // The figure is a mean of what was seen in a second.
  while (app.memoryUsage().eventLoopDelay < 1000) {
    block(1200);
    await setImmediate();
  }

  const refused = await fetch(`${url}/work`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toEqual({
    error: {
      code: 'UNAVAILABLE',
      message: 'Too many visitors at once.',
      requestId: refused.headers.get('x-request-id'),
    },
  });
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain(
    'http_requests_refused_total 1',
  );
  for (const path of ['/api/health', '/api/health?x'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  for (const path of ['/pub/3?x=/api/health', '/x/api/health', '/health'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 503]);
  finish();
  expect((await Promise.all(inWork)).map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('streams that stay open are no work at hand: with the event loop late, a request is answered', async () => {
  app = Fastify();
  await app.register(loadShedding);
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.write('open');
    reply.raw.emit(STREAMING);
  });
  app.get('/work', async () => 'done');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  for (let nth = 0; nth < 10; nth++) await fetch(`${url}/stream`, { signal: leaving.signal });
  while (app.memoryUsage().eventLoopDelay < 1000) {
    block(1200);
    await setImmediate();
  }
  expect((await fetch(`${url}/work`)).status).toBe(200);
  leaving.abort();
});

test('so many begin in each turn of the event loop, the others in their order in the next ones', async () => {
  const enter = createRequestScheduler(2);
  const begun: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const later = enter();
    if (later) void later.then(() => begun.push(nth));
    else begun.push(nth);
  }
  expect(begun).toEqual([0, 1]);
  await setImmediate();
  expect(begun).toEqual([0, 1, 2, 3]);
  await setImmediate();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
