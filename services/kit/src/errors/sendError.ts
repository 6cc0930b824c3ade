import type { ErrorBody } from '@guide/contracts/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isOutcomeUnknown } from '../database/isUnavailable';
import { bareHeaders } from './clientError';
import { fromError } from './fromError';
import { HttpError, outcomeUnknown } from './httpError';

const OUTAGES = ['DATABASE_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'STORAGE_FULL', 'TOO_SLOW'];

/** A write that the database may have got before it was lost says so. */
function answerTo(error: Error, { method }: FastifyRequest): HttpError {
  const answer = fromError(error);
  const uncertain = answer.code === 'DATABASE_UNAVAILABLE' || answer.code === 'TOO_SLOW';
  return method === 'POST' && uncertain && isOutcomeUnknown(answer.cause)
    ? outcomeUnknown(answer.cause)
    : answer;
}

const errorAnswers = new Counter({
  name: 'guide_error_answers_total',
  help: 'Answers with the one error body, refusals included, by its code',
  labelNames: ['code'],
});

/**
 * Sends the one error body. Logs faults with their stack and outages in a line; refusals are only counted, because
 * logging would add to the load.
 */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerTo(error, request);
  errorAnswers.inc({ code: answer.code });
  const isAway = request.server.availability?.noteError(error);
  if (OUTAGES.includes(answer.code)) {
    if (!isAway) request.log.warn(`${answer.message} Cause: ${answer.cause ?? 'no answer in time'}`);
  } else if (answer.statusCode >= 500 && answer.code !== 'UNAVAILABLE') request.log.error(error);
  const body: ErrorBody = {
    error: {
      code: answer.code,
      message: answer.message,
      ...(answer.details && { details: answer.details }),
      requestId: request.id,
    },
  };
  if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
  return reply
    .code(answer.statusCode)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Answers what Fastify refuses before any hook runs: an address that cannot be decoded. */
export const sendFrameworkError = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(error, request, reply.headers(bareHeaders));

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.'), request, reply);
