import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR = 31_536_000;
/** Files with their hash in the name never change; the others are asked for again after five minutes. */
const HASHED = /\.[0-9a-f]{10}\.\w+$/;

/** `/embed/…`: the kit's files, which any page may load. They hold no data. `/embed.js` leads to the element. */
export const embedFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/embed/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const plain = file.replace(/\.(br|gz)$/, '');
        reply.header(
          'cache-control',
          HASHED.test(plain) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300',
        );
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    app.get('/embed.js', (_request, reply) =>
      reply.header('access-control-allow-origin', '*').redirect('/embed/embed.js'),
    );
  };
