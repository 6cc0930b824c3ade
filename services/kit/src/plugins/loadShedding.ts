import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import { unavailable } from '../errors/httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop of the last second was over a second late on average. */
    isOverloaded?(): boolean;
  }
  interface FastifyContextConfig {
    /** Never refused by `loadShedding`: the route's responses cost almost nothing, or it asks `isOverloaded` itself. */
    servedUnderLoad?: boolean;
  }
}

const MAX_EVENT_LOOP_DELAY_MS = 1000;
const SAMPLE_INTERVAL_MS = 1000;
const RESOLUTION_MS = 10;
const RETRY_AFTER_S = 2;

const refused = new Counter({
  name: 'http_requests_refused_total',
  help: 'Requests refused with 503 because of a high event loop delay',
});

/**
 * Refuses requests with 503 while the mean event loop delay of the last second is over 1 s, except for `health` and
 * routes with `servedUnderLoad`.
 */
export const loadShedding = fp<{ health?: string }>(async (app, { health = '/health' }) => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  // Must not open files: at the open-file limit that would throw and crash the process.
  const timer = setInterval(() => {
    // Without a sample, the event loop was blocked for the whole second.
    delayMs = histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
  }, SAMPLE_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  const isOverloaded = () => delayMs > MAX_EVENT_LOOP_DELAY_MS;
  app.decorate('isOverloaded', isOverloaded);
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    if (!isOverloaded() || routeOptions.config?.servedUnderLoad || url.split('?', 1)[0] === health) return;
    refused.inc();
    throw unavailable('Too many visitors at once.', RETRY_AFTER_S);
  });
});
