import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { moduleOfFolder } from '../releases/store';

const YEAR_MS = 31_536_000_000;
const FILE = /^(?!.*\.\.)[\w.@+-]+(\/[\w.@+-]+)*$/;

/** Serves the shell's files under /assets and modules' browser files under /modules, never server bundles. */
export const files =
  (shellFolder: string, store: string, icon: string): FastifyPluginAsync =>
  async (app) => {
    // Without its scripts a page that was already sent stays dead.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, servedUnderLoad: true };
    });
    const options = {
      maxAge: YEAR_MS,
      immutable: true,
      index: false as const,
      decorateReply: false,
      preCompressed: true,
    };
    await app.register(fastifyStatic, { ...options, root: shellFolder, prefix: '/assets/' });
    await app.register(fastifyStatic, {
      root: store,
      serve: false,
      decorateReply: true,
      preCompressed: true,
    });
    app.setErrorHandler(async (error: NodeJS.ErrnoException, _request, reply) => {
      if (error.code !== 'ENOENT') throw error;
      return reply.callNotFound();
    });
    app.get('/favicon.ico', (_request, reply) => reply.redirect(`/assets/${icon}`));
    app.get<{ Params: { folder: string; version: string; '*': string } }>(
      '/modules/:folder/:version/*',
      async (request, reply) => {
        const { folder, version, '*': file } = request.params;
        const module = moduleOfFolder(folder);
        if (![module, version, file].every((part) => FILE.test(part))) return reply.callNotFound();
        reply.header('access-control-allow-origin', '*');
        return reply.sendFile(path.join(module, version, 'browser', file), {
          maxAge: YEAR_MS,
          immutable: true,
        });
      },
    );
  };

/** Copies a shell's browser files to the folder shared by all shells and gateways: open pages need older files. */
export async function storeShellFiles(browserFolder: string, assets: string): Promise<string> {
  await mkdir(assets, { recursive: true });
  for (const name of await readdir(browserFolder)) {
    const target = path.join(assets, name);
    if (await stat(target).catch(() => null)) continue;
    const partial = `${target}.${randomUUID()}.partial`;
    await copyFile(path.join(browserFolder, name), partial);
    await rename(partial, target);
  }
  return assets;
}
