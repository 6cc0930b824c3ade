import fastifyCors from '@fastify/cors';
import fp from 'fastify-plugin';

/**
 * Pages of the named origins may call the service, with cookies. https://github.com/fastify/fastify-cors
 * @param options.origins exact origins, e.g. `https://guide.example`
 */
export const cors = fp<{ origins: string[] }>(
  async (app, { origins }) =>
    app.register(fastifyCors, {
      origin: origins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST'],
      exposedHeaders: ['x-total-count', 'x-request-id'],
    }),
  { name: 'guide-cors', fastify: '5.x' },
);
