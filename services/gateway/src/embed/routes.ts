import { existsSync } from 'node:fs';
import type { Fetch } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { embedApi } from './api';
import { embedFiles } from './files';
import { embedPage } from './page';

interface EmbedOptions {
  /** The embed kit's browser files; a build without the kit has none, and then nothing is shared. */
  folder: string;
  /** Where files that pages name with their hash are kept beyond the build that made them. */
  kept: string;
  db: Db;
  site: Site;
  fetch: Fetch;
  ownOrigin(request: FastifyRequest): string;
}

/** The analytics dashboard for other sites (`docs/embed.md`). */
export const embedRoutes =
  ({ folder, kept, ...options }: EmbedOptions): FastifyPluginAsync =>
  async (app) => {
    if (!existsSync(folder)) return;
    await app.register(await embedFiles(folder, kept));
    await app.register(await embedPage(options.db, folder));
    await app.register(embedApi(options), { prefix: '/embed/api' });
  };
