import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { acceptsBrotli } from '../pages/encodings';
import { HASHED, hashedName, type Kit, type KitFile } from './kit';

const YEAR_S = 31_536_000;
const LIVE_AGE_S = 300;
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** `/embed/…`: the kit's files. Names with a hash never change; other names redirect to the current release. */
export const embedFiles =
  (kit: Kit, legacyFolder: string): FastifyPluginAsync =>
  async (app) => {
    const allowAllOrigins = (reply: FastifyReply) =>
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');

    async function redirectToCurrent(reply: FastifyReply, plain: string) {
      const release = await kit.release();
      const name = release && hashedName(release, plain);
      if (!name) return reply.callNotFound();
      // Private: browsers may be assigned to different releases.
      return allowAllOrigins(reply)
        .header('cache-control', `private, max-age=${LIVE_AGE_S}`)
        .redirect(`/embed/${name}`);
    }

    async function find(name: string): Promise<KitFile | null> {
      try {
        const file = await kit.file(name);
        return file ?? { bytes: await readFile(path.join(legacyFolder, name)), brotli: null };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    }

    app.get('/embed.js', (_request, reply) => redirectToCurrent(reply, 'embed.js'));
    app.get('/embed/embed.json', async (_request, reply) => {
      const release = await kit.release(true);
      if (!release) return reply.callNotFound();
      allowAllOrigins(reply).header('cache-control', `public, max-age=${LIVE_AGE_S}`);
      return { script: release.entry, integrity: release.integrity[release.entry] };
    });
    const underLoad = { config: { servedUnderLoad: true } };
    app.get<{ Params: { file: string } }>('/embed/:file', underLoad, async ({ params, headers }, reply) => {
      const { file: name } = params;
      if (!HASHED.test(name)) return redirectToCurrent(reply, name);
      const file = await find(name);
      if (!file) return reply.callNotFound();
      allowAllOrigins(reply)
        .type(TYPES[path.extname(name)] ?? 'application/octet-stream')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('vary', 'Accept-Encoding');
      if (!file.brotli || !acceptsBrotli(headers['accept-encoding'])) return reply.send(file.bytes);
      return reply.header('content-encoding', 'br').send(file.brotli);
    });
  };
