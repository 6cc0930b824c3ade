import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { ErrorBody } from '@guide/contracts/api/schemas';
import fp from 'fastify-plugin';
import { bareHeaders } from '../errors/clientError';
import { createRequestScheduler } from '../requestScheduler';

/** A process is busy when it works for so much of its time, and late when its event loop is so many ms late. */
const BUSY_SHARE = 0.98;
const LATE_DELAY_MS = 1000;
/** So many requests are taken at once while busy and while late: a busy process answers about 1,000 in half a second. */
const MAX_IN_WORK = { busy: 1000, late: 8 };
/** So many begin in each turn of the event loop. */
const REQUESTS_PER_TURN = 8;
/** What the server emits for each request that is refused: no hook of the framework sees it. */
export const REFUSED = 'refused';
/** What a response emits when it has become a stream that stays open: it is no longer a request in work. */
export const STREAMING = 'streaming';

/**
 * Load shedding: 503 with Retry-After for what comes on top of 8 requests in work while the event loop is a second
 * late, and on top of 1,000 while the process is busy for 98 % of its time. Health is always answered. It stands
 * before everything else, as a refusal must cost a small part of an answer: else a flood of refusals leaves no time
 * for answers.
 * A database that is away is no reason to refuse everything: each call that needs it answers 503 by itself.
 * https://github.com/fastify/under-pressure
 * @param health path of the process's health; default that of a service
 */
export const loadShedding = fp<{ health?: string }>(
  async (app, { health = '/health' }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: LATE_DELAY_MS,
      maxEventLoopUtilization: BUSY_SHARE,
      eventLoopUtilizationMode: 'interval',
      pressureHandler: () => {},
    });
    let inWork = 0;
    const isOverloaded = () => {
      if (inWork < MAX_IN_WORK.late) return false;
      const { eventLoopDelay, eventLoopUtilized } = app.memoryUsage();
      return (
        eventLoopDelay >= LATE_DELAY_MS || (inWork >= MAX_IN_WORK.busy && eventLoopUtilized >= BUSY_SHARE)
      );
    };
    const turn = createRequestScheduler(REQUESTS_PER_TURN);

    const [answer] = app.server.listeners('request') as [RequestListener];
    app.server.removeListener('request', answer);
    app.server.on('request', (request, response) => {
      if (isOverloaded() && request.url!.split('?', 1)[0] !== health) {
        app.server.emit(REFUSED);
        return refuse(response);
      }
      inWork += 1;
      let working = true;
      const done = () => {
        if (working) inWork -= 1;
        working = false;
      };
      response.once('close', done).once(STREAMING, done);
      const later = turn();
      if (later) void later.then(() => answer(request, response));
      else answer(request, response);
    });
  },
  { name: 'guide-load-shedding', fastify: '5.x' },
);

function refuse(response: ServerResponse): void {
  const requestId = randomUUID();
  const content: ErrorBody = {
    error: { code: 'UNAVAILABLE', message: 'Too many visitors at once.', requestId },
  };
  const body = JSON.stringify(content);
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': '2',
    'x-request-id': requestId,
  };
  response.writeHead(503, headers).end(body);
}
