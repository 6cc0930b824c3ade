import fp from 'fastify-plugin';

/** Sets the request id and Cache-Control (D-59). */
export const responseHeaders = fp<{ cacheControl: string }>(async (app, { cacheControl }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', cacheControl);
  });
});
