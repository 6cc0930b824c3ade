import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import { unavailable } from '../errors/httpError';

const MAX_EVENT_LOOP_DELAY_MS = 1000;
const RETRY_AFTER_S = 2;

const refused = new Counter({
  name: 'http_requests_refused_total',
  help: 'Requests answered 503 because the event loop was late',
});

/**
 * Load shedding: 503 with Retry-After while the event loop is a second late; health is always answered. A database
 * that is away is no reason: each call that needs it answers 503 by itself. https://github.com/fastify/under-pressure
 * @param options.health path of the process's health; default that of a service
 */
export const loadShedding = fp<{ health?: string }>(
  async (app, { health = '/health' }) =>
    app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      pressureHandler({ url }) {
        if (url.split('?', 1)[0] === health) return;
        refused.inc();
        throw unavailable('Too many visitors at once.', RETRY_AFTER_S);
      },
    }),
  { name: 'guide-load-shedding', fastify: '5.x' },
);
