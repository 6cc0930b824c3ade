import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Log lines name the method, the path and the request, and nothing of the visitor: no address, no query string.
 * @param level one of pino's levels
 */
export const logging = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
  },
});
