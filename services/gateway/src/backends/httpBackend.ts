import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { optedOut, traceHeaders } from '@guide/service-kit';
import { stringifySetCookie } from 'cookie';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend, ServiceName } from './backend';
import { prefixesOf } from './backend';
import { headersToService, headersToVisitor, isApiAnswer } from './passedHeaders';

const VALUE = /^[\w-]{22}\.[\w-]{22}$/;
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The session for the header `x-session`; empty when there is none. */
function sessionOf(cookies: Record<string, string | undefined>, secure: boolean): string {
  const value = cookies[cookieName(secure)];
  return value && VALUE.test(value) ? value : '';
}

/** The cookie for a session of the analytics service. */
const sessionCookie = (session: unknown, secure: boolean): { 'set-cookie'?: string[] } =>
  typeof session === 'string' && VALUE.test(session)
    ? {
        'set-cookie': [
          stringifySetCookie({
            name: cookieName(secure),
            value: session,
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure,
          }),
        ],
      }
    : {};

const TIMEOUT_MS = 5000;

export interface HttpBackendOptions {
  corsOrigins?: string[];
  /** The site's origin as visitors see it. */
  origin?: string;
}

/** The service's response, whose type the library does not have. */
const answerOf = (answer: unknown) => answer as { headers: IncomingHttpHeaders; stream: Readable };

/**
 * A service that is reached over HTTP, at the address that `DISCOVER_URL` and its like name. It is trusted with its
 * own data only: it gets no cookie of a visitor, and of its responses JSON passes, with the headers that are on a list.
 */
export function httpBackend(
  name: ServiceName,
  upstream: string,
  { corsOrigins = [], origin }: HttpBackendOptions = {},
): Backend {
  const secure = origin?.startsWith('https:') ?? false;
  const hasSession = name === 'analytics';

  const errorBody = (code: string, message: string, requestId: string) => ({
    error: { code, message, requestId },
  });

  const plugin: FastifyPluginAsync = async (app) => {
    for (const prefix of prefixesOf(name)) {
      await app.register(httpProxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        http: { requestOptions: { timeout: TIMEOUT_MS } },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...headersToService(request, headers, optedOut(request.headers)),
            ...traceHeaders(),
            ...(hasSession && { 'x-session': sessionOf(request.cookies, secure) }),
          }),
          rewriteHeaders: (headers) => headersToVisitor(headers, corsOrigins),
          onResponse: (request, reply, answer) => {
            const { headers, stream: body } = answerOf(answer);
            if (isApiAnswer(reply.statusCode, headers)) {
              if (hasSession) reply.headers(sessionCookie(headers['x-session'], secure));
              return void reply.send(body);
            }
            body.destroy();
            for (const header of ['content-encoding', 'content-length', 'content-type', 'etag'])
              reply.removeHeader(header);
            reply.header('cache-control', 'no-store');
            const message = `The ${name} service gave an answer that is none of the API`;
            void reply.code(502).send(errorBody('BAD_ANSWER', message, request.id));
          },
          onError: (reply) => {
            const body = errorBody(
              'SERVICE_UNAVAILABLE',
              `The ${name} service does not answer`,
              reply.request.id,
            );
            void reply.code(503).header('retry-after', '2').send(body);
          },
        },
      });
    }
  };
  return {
    name,
    plugin,
    close: async () => {},
    fetch: (url, init) =>
      fetch(upstream + url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), ...traceHeaders() },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  };
}
