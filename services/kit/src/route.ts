import type { Operation, Part } from '@guide/contracts/api/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { databaseUnavailable, tooSlow } from './errors/httpError';
import { withTimeout } from './timeout';

const RESPONSE_TIMEOUT_MS = 2500;
const PING_TIMEOUT_MS = 300;

const NO_QUERY = Type.Object({}, { additionalProperties: false });

type RequestOf<O extends Operation> = FastifyRequest<{
  Querystring: Part<O, 'query'>;
  Params: Part<O, 'params'>;
  Body: Part<O, 'body'>;
}>;

/** Serves an operation. After 2.5 s it responds 503, and blames the database only if that does not respond either. */
export function route<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: (request: RequestOf<O>, reply: FastifyReply) => Promise<Static<O['response']>>,
): void {
  const { method, path, query, params, body, response, mayBePending } = operation;
  app.route({
    method,
    url: path,
    schema: {
      querystring: query ?? NO_QUERY,
      ...(params && { params }),
      ...(body && { body }),
      response: { 200: response, ...(mayBePending && { 202: response }) },
    },
    handler: (request, reply) =>
      withTimeout(RESPONSE_TIMEOUT_MS, handler(request as RequestOf<O>, reply), tooSlow).catch(
        async (error) => {
          if (error.code !== 'TOO_SLOW' || (await app.isDatabaseUp(PING_TIMEOUT_MS))) throw error;
          throw databaseUnavailable();
        },
      ),
  });
}
