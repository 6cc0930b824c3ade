import httpProxy from '@fastify/http-proxy';
import { traceHeaders } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend, ServiceName } from './backend';
import { prefixesOf } from './prefixes';

/** How long a service may take to answer. */
const TIMEOUT_MS = 5000;

/** A service that is reached over HTTP, at the address that `DISCOVER_URL` and its like name. */
export function httpBackend(name: ServiceName, upstream: string): Backend {
  const plugin: FastifyPluginAsync = async (app) => {
    for (const prefix of prefixesOf(name)) {
      await app.register(httpProxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        http: { requestOptions: { timeout: TIMEOUT_MS } },
        replyOptions: {
          rewriteRequestHeaders: (request, { traceparent: _, tracestate: __, ...headers }) => ({
            ...headers,
            ...traceHeaders(),
            'x-request-id': request.id,
            // The visitor's address as the gateway knows it; what the visitor wrote there is dropped.
            'x-forwarded-for': request.ip,
          }),
          // These speak of the service's connection, not of the visitor's (RFC 9110, 7.6.1).
          rewriteHeaders: ({ connection, 'keep-alive': _, ...headers }) => headers,
          onError: (reply) => {
            void reply
              .code(503)
              .header('retry-after', '2')
              .send({
                error: {
                  code: 'SERVICE_UNAVAILABLE',
                  message: `The ${name} service does not answer`,
                  requestId: reply.request.id,
                },
              });
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  };
}
