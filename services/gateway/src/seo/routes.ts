import { Readable } from 'node:stream';
import type { Api } from '@guide/contracts/api';
import { paths, type Site } from '@guide/contracts/site';
import { unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';

/** Every page of the site that a search engine should know, by path. Fixed pages stand for their listings (D-3). */
async function sitePaths(site: Site, api: Api): Promise<string[]> {
  const to = paths(site.slug);
  const [listings, pubs, areas] = await Promise.all([api.listings(), api.pubs(), api.areas()]);
  const fixed = new Map(site.fixedPages.map(({ path, listingId }) => [listingId, path]));
  return [
    to.home,
    to.attractions,
    to.topAttractions,
    to.topPubs,
    to.map(),
    ...areas.map(({ name }) => to.map(name)),
    ...listings.map(({ id }) => fixed.get(id) ?? to.attraction(id)),
    ...pubs.map(({ id }) => to.pub(id)),
  ];
}

/** robots.txt and sitemap.xml, made from the data. */
export const seoRoutes =
  (site: Site, api: Api, originOf: () => string): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
      return `User-agent: *\nDisallow: /api/\nDisallow: /search\nDisallow: /analytics\nSitemap: ${originOf()}/sitemap.xml\n`;
    });

    app.get('/sitemap.xml', async (_request, reply) => {
      const known = await sitePaths(site, api).catch(() => {
        throw unavailable('The pages cannot be listed at the moment.', 2);
      });
      const links = known.map((url) => ({ url }));
      const stream = new SitemapStream({ hostname: originOf() });
      reply.type('application/xml').header('cache-control', 'public, max-age=3600');
      return streamToPromise(Readable.from(links).pipe(stream));
    });
  };
