import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { keepShell } from '../files/keepShell';

const YEAR = 31_536_000;
/** Files with their hash in the name never change; the others are asked for again after five minutes. */
const HASHED = /\.[0-9a-f]{10}\.\w+$/;
const plainName = (file: string) => file.replace(/\.(br|gz)$/, '');

/**
 * `/embed/…`: the kit's files, which any page may load. They hold no data. `/embed.js` leads to the element. A page
 * that pins the element's script by its integrity names the file with its hash: those of earlier builds are kept.
 */
export const embedFiles = async (folder: string, kept: string): Promise<FastifyPluginAsync> => {
  await keepShell(folder, kept, (name) => HASHED.test(plainName(name)));
  return async (app) => {
    await app.register(fastifyStatic, {
      root: [folder, kept],
      prefix: '/embed/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        reply.header(
          'cache-control',
          HASHED.test(plainName(file)) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300',
        );
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    app.get('/embed.js', (_request, reply) =>
      reply.header('access-control-allow-origin', '*').redirect('/embed/embed.js'),
    );
  };
};
