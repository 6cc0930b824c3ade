import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Gauge, startMetricsServer } from '../src';

let app: FastifyInstance;
afterEach(() => app.close());

test('/metrics counts requests by route and status on its own port and contains no requested paths', async () => {
  app = Fastify();
  const port = await startMetricsServer(app, '127.0.0.1', 0);
  app.get('/pubs/:id', async () => 'a pub');
  await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/pubs/7?secret=1`);

  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/pubs/:id",status="200"} 1',
  );
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/secret|\/pubs\/7/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('/livez is on the metrics port; the default is 9464 or a free port, and a configured port in use is an error', async () => {
  app = Fastify();
  const first = await startMetricsServer(app, '127.0.0.1');
  const other = Fastify();
  try {
    const second = await startMetricsServer(other, '127.0.0.1');
    expect(second).not.toBe(first);
    for (const port of [first, second]) {
      const response = await fetch(`http://127.0.0.1:${port}/livez`);
      expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
    }
    await expect(startMetricsServer(Fastify(), '127.0.0.1', first)).rejects.toThrow('EADDRINUSE');
  } finally {
    await other.close();
  }
});

test('a metric that cannot be read makes /metrics 500, and /livez continues', async () => {
  app = Fastify();
  const port = await startMetricsServer(app, '127.0.0.1', 0);
  let fails = true;
  new Gauge({
    name: 'unreadable',
    help: 'Fails at first',
    collect: async () => {
      if (fails) throw new Error('EMFILE: too many open files');
    },
  });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await status('/metrics'), await status('/livez')]).toEqual([500, 200]);
  fails = false;
  expect(await status('/metrics')).toBe(200);
});
