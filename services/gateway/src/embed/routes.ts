import { existsSync } from 'node:fs';
import type { Fetch } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from 'mongodb';
import { embedApi } from './api';
import { embedFiles } from './files';
import { embedPage } from './page';

interface EmbedOptions {
  /** The embed kit's browser files; a build without the kit has none, and then nothing is shared. */
  folder: string;
  db: Db;
  site: Site;
  fetch: Fetch;
}

/** The analytics dashboard for other sites (`docs/embed.md`). */
export const embedRoutes =
  ({ folder, db, site, fetch }: EmbedOptions): FastifyPluginAsync =>
  async (app) => {
    if (!existsSync(folder)) return;
    await app.register(embedFiles(folder));
    await app.register(await embedPage(db, folder));
    await app.register(embedApi(db, site, fetch), { prefix: '/embed/api' });
  };
