import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import { unavailable } from '../errors/httpError';
import { ownProcessorWaitMs } from '../processFigures';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop of the last second was over a second late on average by the process's own work. */
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

interface LoadSheddingOptions {
  health?: string;
  /** Milliseconds that this process has waited for a processor. */
  processorWait?: () => number;
}

/**
 * Refuses requests with 503 while the mean event loop delay of the last second is over 1 s, except for `health` and
 * routes with `servedUnderLoad`. Time in which other programs had the processors does not count: requests are late then.
 */
export const loadShedding = fp<LoadSheddingOptions>(async (app, options) => {
  const { health = '/health', processorWait = ownProcessorWaitMs } = options;
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  let lastAt = performance.now();
  let lastWait = processorWait();
  // Must not open files: at the open-file limit that would throw and crash the process.
  const timer = setInterval(() => {
    const [at, wait] = [performance.now(), processorWait()];
    const elapsedMs = at - lastAt;
    const ownMs = Math.max(0, elapsedMs - (wait - lastWait));
    // The samples divide the elapsed time. Without one, the event loop was blocked all the time.
    const intervalMs = histogram.count === 0 ? elapsedMs : histogram.mean / 1e6;
    delayMs = intervalMs * (ownMs / elapsedMs) - RESOLUTION_MS;
    histogram.reset();
    [lastAt, lastWait] = [at, wait];
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
