import type { FastifyRequest } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';

/**
 * Log lines name the method, the path and the request, and nothing of the visitor: no address, no query string.
 * @param level one of pino's levels
 */
export const logging = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
  },
});

/** One logger for all that runs in a process; each part writes as a child of it, under its own name. */
export const createLogger = (level: string): Logger => pino(logging(level));
