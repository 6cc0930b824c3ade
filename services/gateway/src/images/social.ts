import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { findSource } from './source';

/** The build's PNG previews of pictures, for messengers (`tooling/build/social.mjs`). */
export const socialRoutes =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/images/social/*', async (request, reply) => {
      const source = await findSource(folder, request.params['*']);
      if (!source) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      return reply.type('image/png').send(await readFile(source.file));
    });
  };
