import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { clientError } from './errors/clientError';
import { sendFrameworkError } from './errors/sendError';
import { createLimitedServer } from './pipelining';
import { requestId } from './requestId';

const MAX_BODY_BYTES = 16 * 1024;

/** Limits against slow and greedy clients: headers within 5 s and requests within 5 minutes (8 MiB at 0.25 Mbit/s), or 408. */
export const serverLimits: FastifyHttpOptions<Server> = {
  bodyLimit: MAX_BODY_BYTES,
  connectionTimeout: 30_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 30_000,
  serverFactory: createLimitedServer,
  // Without a host, Node would answer each request itself, any number at once; `oneHost` refuses them.
  http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, requireHostHeader: false },
  return503OnClosing: false,
  genReqId: requestId,
  requestIdHeader: false,
  frameworkErrors: sendFrameworkError,
  clientErrorHandler: clientError,
};
