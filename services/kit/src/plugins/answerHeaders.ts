import fp from 'fastify-plugin';

/**
 * Every answer names its request and how it may be cached (D-59).
 * @param options.cacheControl `no-cache` (ask again, 304 when unchanged) or `no-store`
 */
export const answerHeaders = fp<{ cacheControl: string }>(
  async (app, { cacheControl }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('cache-control', cacheControl);
    });
  },
  { name: 'guide-answer-headers', fastify: '5.x' },
);
