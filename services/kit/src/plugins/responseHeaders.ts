import fp from 'fastify-plugin';

/**
 * Every response names its request and how it may be cached (D-59).
 * @param options.cacheControl `no-cache` (revalidated, 304 when unchanged) or `no-store`
 */
export const responseHeaders = fp<{ cacheControl: string }>(
  async (app, { cacheControl }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('cache-control', cacheControl);
    });
  },
  { name: 'guide-response-headers', fastify: '5.x' },
);
