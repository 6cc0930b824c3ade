import fp from 'fastify-plugin';
import { Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestMetrics = fp<{ registry: Registry }>(async (app, { registry }) => {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress', registers });

  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now();
    inFlight.inc();
    // Uses `close` instead of onResponse, because mounted services respond on the raw response.
    reply.raw.once('close', () => {
      inFlight.dec();
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: reply.raw.statusCode };
      duration.observe(labels, (performance.now() - start) / 1000);
    });
  });
});
