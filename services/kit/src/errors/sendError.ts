import type { ErrorBody } from '@guide/contracts/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isOutcomeUnknown } from '../database/isUnavailable';
import { bareHeaders } from './clientError';
import { fromError } from './fromError';
import { HttpError, outcomeUnknown } from './httpError';

const OUTAGES = ['DATABASE_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'STORAGE_FULL', 'TOO_SLOW'];

function responseError(error: Error, { method }: FastifyRequest): HttpError {
  const response = fromError(error);
  const uncertain = response.code === 'DATABASE_UNAVAILABLE' || response.code === 'TOO_SLOW';
  return method === 'POST' && uncertain && isOutcomeUnknown(response.cause)
    ? outcomeUnknown(response.cause)
    : response;
}

const errorResponses = new Counter({
  name: 'guide_error_answers_total',
  help: 'Error responses by code',
  labelNames: ['code'],
});

/** Sends the error body. Refusals are counted but not logged: logging would add load. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const response = responseError(error, request);
  errorResponses.inc({ code: response.code });
  const isAway = request.server.availability?.reportError(error);
  if (OUTAGES.includes(response.code)) {
    if (!isAway) request.log.warn(`${response.message} Cause: ${response.cause ?? 'no response in time'}`);
  } else if (response.statusCode >= 500 && response.code !== 'UNAVAILABLE') request.log.error(error);
  const body: ErrorBody = {
    error: {
      code: response.code,
      message: response.message,
      ...(response.details && { details: response.details }),
      requestId: request.id,
    },
  };
  if (response.retryAfter) reply.header('retry-after', response.retryAfter);
  return reply
    .code(response.statusCode)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Responds to requests that Fastify refuses before any hook runs, e.g. undecodable paths. */
export const sendFrameworkError = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(error, request, reply.headers(bareHeaders));

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.'), request, reply);
