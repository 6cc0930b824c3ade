import type { Operation, Part } from '@guide/contracts/api/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { databaseUnavailable, tooSlow } from './errors/httpError';
import { type Language, setLanguageHeaders } from './languages/languages';
import { withTimeout } from './timeout';

const RESPONSE_TIMEOUT_MS = 2500;
const PING_TIMEOUT_MS = 300;

const NO_QUERY = Type.Object({}, { additionalProperties: false });

type RequestOf<O extends Operation> = FastifyRequest<{
  Querystring: Part<O, 'query'>;
  Params: Part<O, 'params'>;
  Body: Part<O, 'body'>;
}>;

type Handler<O extends Operation> = (
  request: RequestOf<O>,
  reply: FastifyReply,
  language: Language | undefined,
) => Promise<Static<O['response']>>;

/** Calls the handler with the language of the request, and sets the headers of the language. */
const inLanguage =
  <O extends Operation>(app: FastifyInstance, handler: Handler<O>): Handler<O> =>
  async (request, reply) => {
    const language = await app.languageOf(request as FastifyRequest);
    setLanguageHeaders(reply, language);
    return handler(request, reply, language);
  };

/**
 * Serves an operation. After 2.5 s it responds 503, and blames the database only if that does not respond either.
 * @param handler - gets the language of the request if the operation has the parameter `lang`; undefined: English
 */
export function route<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
): void {
  const { method, path, query, params, body, response, mayBePending } = operation;
  const isTranslated = 'lang' in ((query as { properties?: object } | undefined)?.properties ?? {});
  const respond = isTranslated ? inLanguage(app, handler) : handler;
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
      withTimeout(RESPONSE_TIMEOUT_MS, respond(request as RequestOf<O>, reply, undefined), tooSlow).catch(
        async (error) => {
          // Errors are in English.
          reply.removeHeader('content-language');
          if (error.code !== 'TOO_SLOW' || (await app.isDatabaseUp(PING_TIMEOUT_MS))) throw error;
          throw databaseUnavailable();
        },
      ),
  });
}
