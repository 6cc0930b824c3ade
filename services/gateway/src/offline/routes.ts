import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Languages } from '../languages';
import { acceptsBrotli } from '../pages/encodings';
import type { Registry } from '../releases/registry';
import { visitorOf } from '../releases/visitor';
import { PICTURES } from './bundleFiles';
import { type BundleContents, createBundles, type Releases, readSearchTerms, SEARCH_TERMS } from './bundles';
import { EMPTY_PAGE, emptyPage } from './emptyPage';
import type { OfflineImages } from './images';
import { languageOfQuery } from './languageOfQuery';

export interface BundleOptions extends BundleContents {
  registry: Registry;
  languages: Languages;
  secure: boolean;
  /** Whether to create the bundles after the start, because encoding a city's pictures takes seconds. */
  prepare: boolean;
}

/** Routes of the downloaded guide: the list of its files, and those that no other route serves. */
export const bundleRoutes =
  (options: BundleOptions): FastifyPluginAsync =>
  async (app) => {
    const { registry, languages, secure } = options;
    const findBundle = createBundles(options);
    async function releasesOf(request: FastifyRequest, reply: FastifyReply): Promise<Releases> {
      const state = await registry.state();
      return registry.releasesIn(state, visitorOf(request, reply, state, secure));
    }

    /** English first. One after another, so that visitors do not wait. */
    async function prepareAll(): Promise<void> {
      const releases = await registry.releasesFor(null);
      for (const language of languages.list()) await findBundle(releases, language);
    }

    if (options.prepare) {
      app.addHook('onListen', () => {
        prepareAll().then(
          () => app.log.info('The download is prepared'),
          (error) => app.log.warn({ err: error }, 'The download is prepared at the first request'),
        );
      });
    }

    app.get(gatewayOperations.offlineBundle.path, async (request, reply) => {
      reply.header('cache-control', 'private, no-cache');
      return findBundle(await releasesOf(request, reply), languageOfQuery(request, languages));
    });

    app.get(EMPTY_PAGE, async (request, reply) => {
      const page = emptyPage(options, await releasesOf(request, reply), languageOfQuery(request, languages));
      reply.header(OFFLINE_CACHE_HEADER, 'keep').header('cache-control', 'private, no-cache');
      return reply.type('text/html; charset=utf-8').send(page);
    });

    app.get(SEARCH_TERMS, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(await readSearchTerms(options.fetch, languageOfQuery(request, languages))),
    );
    pictureRoute(app, options.pictures);
  };

function pictureRoute(app: FastifyInstance, pictures: OfflineImages): void {
  app.get<{ Params: { '*': string } }>(`${PICTURES}/*`, async (request, reply) => {
    const picture = await pictures.get(request.params['*']);
    if (!picture) return reply.callNotFound();
    reply.type(picture.type).header('cache-control', 'public, max-age=86400');
    reply.header('vary', 'Accept-Encoding');
    const sendsBrotli =
      picture.compressed !== picture.bytes && acceptsBrotli(request.headers['accept-encoding']);
    if (sendsBrotli) reply.header('content-encoding', 'br');
    return reply.send(sendsBrotli ? picture.compressed : picture.bytes);
  });
}
