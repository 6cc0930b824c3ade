import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { clientError } from './errors/clientError';
import { sendFrameworkError } from './errors/sendError';
import { requestId } from './requestId';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * What every server allows a client: sizes, and times in ms, where Node's own default is none or minutes.
 * Headers that are not there after 5 s and requests after 5 minutes end in 408, a silent connection after 30 s. The
 * slowest upload is 8 MiB at 0.25 Mbit/s; `limitConnections` keeps slow requests from locking anybody out.
 * https://fastify.dev/docs/latest/Reference/Server/
 */
export const serverLimits: FastifyHttpOptions<Server> = {
  bodyLimit: MAX_BODY_BYTES,
  connectionTimeout: 30_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 30_000,
  http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
  // The plugin `drain` answers late requests in the one error body.
  return503OnClosing: false,
  genReqId: requestId,
  requestIdHeader: false,
  frameworkErrors: sendFrameworkError,
  clientErrorHandler: clientError,
};
