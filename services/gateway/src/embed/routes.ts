import type { Fetch } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import type { Registry } from '../releases/registry';
import { embedApi } from './api';
import { embedFiles } from './files';
import { createKit } from './kit';
import { embedPage } from './page';
import type { Watch } from './watch';

interface EmbedOptions {
  registry: Registry;
  store: string;
  /** Folder of files that were published before the kit had releases. */
  legacyFolder: string;
  db: Db;
  site: Site;
  fetch: Fetch;
  originOf(request: FastifyRequest): string;
  watch: Watch;
}

/** The embedded dashboard: its files, frame and API (docs/embed.md). */
export const embedRoutes =
  ({ registry, store, legacyFolder, ...options }: EmbedOptions): FastifyPluginAsync =>
  async (app) => {
    const kit = createKit(registry, store);
    await app.register(embedFiles(kit, legacyFolder));
    await app.register(embedPage(options.db, kit, options.site));
    await app.register(embedApi(options), { prefix: '/embed/api' });
  };
