import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Backend, ServiceName } from './backend';
import { prefixesOf } from './backend';

/** A service in this process. Requests pass untouched, so that it behaves as it does on its own port. */
export async function inProcessBackend(name: ServiceName, service: FastifyInstance): Promise<Backend> {
  await service.ready();

  const plugin: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of prefixesOf(name)) {
      for (const url of [prefix, `${prefix}/*`]) {
        app.all(url, (request, reply) => {
          request.raw.headers['x-request-id'] = request.id;
          // Used between processes only.
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
      const answer = await service.inject({
        method: (init?.method ?? 'GET') as 'GET' | 'POST',
        url,
        headers: init?.headers as Record<string, string>,
        payload: init?.body as string | undefined,
      });
      const empty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([key, value]): [string, string] => [key, String(value)]),
      });
    },
  };
}
