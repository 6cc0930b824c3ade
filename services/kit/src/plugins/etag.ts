import fastifyEtag from '@fastify/etag';
import fp from 'fastify-plugin';

/**
 * ETag and 304 (D-59). The tag is weak because the same content also goes out compressed.
 * https://github.com/fastify/fastify-etag
 */
export const etag = fp(async (app) => app.register(fastifyEtag, { weak: true }), {
  name: 'guide-etag',
  fastify: '5.x',
});
