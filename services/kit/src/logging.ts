import type { FastifyRequest } from 'fastify';
import { type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';
import { traceIds } from './tracing/tracing';

const ERROR_LEVEL = 50;

/** Log lines never contain an address or a query string. Only errors have a stack trace: warnings are expected. */
export const logging = (level: string, name: string): LoggerOptions => ({
  level,
  base: { process: name, pid: process.pid },
  mixin: traceIds,
  hooks: {
    logMethod(args, method, level) {
      const [fields] = args as unknown as [unknown];
      if (level < ERROR_LEVEL && isWithError(fields)) {
        const { name: type, message } = fields.err;
        args[0] = { ...fields, err: { type, message } } as never;
      }
      method.apply(this, args);
    },
  },
  serializers: {
    err: (error: unknown) => (error instanceof Error ? stdSerializers.err(error) : error),
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
  },
});

const isWithError = (fields: unknown): fields is { err: Error } =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error;

export const createLogger = (level: string, name: string): Logger => pino(logging(level, name));
