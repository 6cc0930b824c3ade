import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { errors, loadShedding, serverLimits, startMetricsServer } from '../src';

/** Blocks the event loop without using the processor. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('requests are not refused while other programs have the processors', async () => {
  let waitMs = 0;
  const app = Fastify(serverLimits);
  await app.register(loadShedding, { processorWait: () => waitMs });
  app.get('/page', async () => 'a page');
  try {
    for (let second = 0; second < 3; second += 1) {
      block(1200);
      waitMs += 1150;
      await setImmediate();
      expect((await app.inject('/page')).statusCode).toBe(200);
    }
  } finally {
    await app.close();
  }
});

test('while the event loop is a second late, requests get 503 with Retry-After, except for health and cheap routes', async () => {
  const app = Fastify(serverLimits);
  await app.register(errors);
  await app.register(loadShedding, { health: '/api/health' });
  const metrics = await startMetricsServer(app, '127.0.0.1', 0);
  app.get('/*', async () => 'a page');
  app.get('/assets/*', { config: { servedUnderLoad: true } }, async () => String(app.isOverloaded!()));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const refusals = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^http_requests_refused_total (\d+)$/m.exec(text)![1]);
  };
  try {
    expect((await fetch(`${url}/page`)).status).toBe(200);
    while ((await app.inject('/page')).statusCode === 200) {
      block(1200);
      await setImmediate();
    }
    const before = await refusals();
    const requests = [
      '/page',
      '/api/health',
      '/api/health?x',
      '/pub/3?x=/api/health',
      '/health',
      '/assets/a',
    ];
    const responses = await Promise.all(requests.map((path) => fetch(url + path)));
    expect(responses.map(({ status }) => status)).toEqual([503, 200, 200, 503, 503, 200]);
    expect(await responses[5]!.text()).toBe('true');
    expect(responses[0]!.headers.get('retry-after')).toBe('2');
    expect(await responses[0]!.json()).toEqual({
      error: {
        code: 'UNAVAILABLE',
        message: 'Too many visitors at once.',
        requestId: responses[0]!.headers.get('x-request-id'),
      },
    });
    expect((await refusals()) - before).toBe(3);
  } finally {
    await app.close();
  }
});
