import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { hasOptedOut, traceHeaders } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend, ServiceName } from './backend';
import { prefixesOf } from './backend';
import { headersToService, headersToVisitor, isApiResponse } from './passedHeaders';

const VALUE = /^[\w-]{22}\.[\w-]{22}$/;
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The value of the header `x-session`; empty without a session cookie. */
function sessionOf(cookies: Record<string, string | undefined>, secure: boolean): string {
  const value = cookies[cookieName(secure)];
  return value && VALUE.test(value) ? value : '';
}

const TIMEOUT_MS = 5000;

export interface HttpBackendOptions {
  corsOrigins?: string[];
  origin?: string;
}

/** Narrows the response type, which the proxy library does not export. */
const responseOf = (response: unknown) => response as { headers: IncomingHttpHeaders; stream: Readable };

/** Proxies a service over HTTP. The service gets no cookies; only JSON and allowlisted headers come back. */
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
            ...headersToService(request, headers, hasOptedOut(request.headers)),
            ...traceHeaders(),
            ...(hasSession && { 'x-session': sessionOf(request.cookies, secure) }),
          }),
          rewriteHeaders: (headers) => headersToVisitor(headers, corsOrigins),
          onResponse: (request, reply, response) => {
            const { headers, stream: body } = responseOf(response);
            if (isApiResponse(reply.statusCode, headers)) {
              const session = hasSession ? String(headers['x-session']) : '';
              if (VALUE.test(session))
                reply.setCookie(cookieName(secure), session, {
                  path: '/',
                  httpOnly: true,
                  sameSite: 'lax',
                  secure,
                });
              return void reply.send(body);
            }
            body.destroy();
            for (const header of ['content-encoding', 'content-length', 'content-type', 'etag'])
              reply.removeHeader(header);
            reply.header('cache-control', 'no-store');
            const message = `The ${name} service sent a response that is not part of the API`;
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
