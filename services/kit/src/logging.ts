import type { FastifyRequest } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { traceIds } from './tracing/tracing';

/**
 * Log lines name the method, the path and the request, and nothing of the visitor: no address, no query string.
 * Each line has the process's name and, where there is one, its trace; lines about a module have `module`, `version` and
 * `owner`.
 * @param level one of pino's levels
 * @param name of the process: `gateway`, or a service that runs on its own
 */
export const logging = (level: string, name: string): LoggerOptions => ({
  level,
  base: { process: name, pid: process.pid },
  mixin: traceIds,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
  },
});

/** One logger for all that runs in a process; each part writes as a child of it, under its own name. */
export const createLogger = (level: string, name: string): Logger => pino(logging(level, name));
