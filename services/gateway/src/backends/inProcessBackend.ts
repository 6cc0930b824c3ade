import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Backend, ServiceName } from './backend';
import { prefixesOf } from './backend';
import { bareResponse } from './bareResponse';

/** Runs a service in this process and passes requests on unchanged. */
export async function inProcessBackend(name: ServiceName, service: FastifyInstance): Promise<Backend> {
  await service.ready();

  const plugin: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of prefixesOf(name)) {
      for (const url of [prefix, `${prefix}/*`]) {
        app.all(url, (request, reply) => {
          request.raw.headers['x-request-id'] = request.id;
          // Visitors must not set this header: it carries sessions between processes.
          delete request.raw.headers['x-session'];
          // The service writes to the raw response, which lacks the gateway's headers.
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          reply.hijack();
          service.routing(request.raw, reply.raw);
        });
      }
    }
  };

  return {
    name,
    plugin,
    close: () => service.close(),
    fetch: async (url, init) => {
      const headers = init?.headers as Record<string, string> | undefined;
      const response = await service.inject({
        method: (init?.method ?? 'GET') as 'GET' | 'POST',
        url,
        headers,
        // As if the visitor's connection reached the service: limits count this address.
        remoteAddress: headers?.['x-forwarded-for'],
        payload: init?.body as string | undefined,
      });
      const { statusCode, statusMessage, rawPayload } = response;
      return bareResponse(statusCode, statusMessage, response.headers, rawPayload);
    },
  };
}
