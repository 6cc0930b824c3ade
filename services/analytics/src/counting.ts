import { singleFlight } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { countAndClose, countHits } from './sums/batches';

const INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 10_000;

/**
 * Counts hits and closes days every minute, even without requests.
 * @returns a function that counts hits sooner, for reports that would read them again and again
 */
export function startCounting(app: FastifyInstance, timeZone: string): () => void {
  let running: Promise<unknown> = Promise.resolve();
  let countedAt = Number.NEGATIVE_INFINITY;
  const countOnce = singleFlight(
    (closesDays: boolean) =>
      app
        .database()
        .then((db) => (closesDays ? countAndClose(db, timeZone) : countHits(db)))
        .catch((error) => app.log.error({ err: error }, 'Counting failed; retrying in a minute')),
    (closesDays) => closesDays,
  );
  const count = (closesDays: boolean) => {
    countedAt = performance.now();
    running = Promise.all([running, countOnce(closesDays)]);
  };
  const timer = setInterval(() => count(true), INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', async () => count(true));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return () => {
    if (performance.now() - countedAt >= MIN_INTERVAL_MS) count(false);
  };
}
