import { Readable } from 'node:stream';
import type { Api } from '@guide/contracts/api';
import type { ShellBundle } from '@guide/contracts/module';
import {
  addressIn,
  alternateAddresses,
  paths,
  placePath,
  routeTable,
  type Site,
} from '@guide/contracts/site';
import { unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { Languages } from '../languages';
import type { Registry } from '../releases/registry';
import { CREDITS_PATH } from './credits';

export interface SeoOptions {
  site: Site;
  languages: Pick<Languages, 'list'>;
  api: Api;
  registry: Registry;
  matchRoute: ShellBundle['matchRoute'];
  originOf(): string;
}

/** The sitemap expires soon, so that search engines notice releases and rollbacks. */
const SITEMAP_MAX_AGE_S = 60;

/** Paths for search engines: fixed pages replace their listings (D-3), and claimed pages are included (D-67). */
async function sitePaths({ site, api, registry, matchRoute }: SeoOptions): Promise<string[]> {
  const to = paths(site.slug);
  const [listings, pubs, areas, releases] = await Promise.all([
    api.listings(),
    api.pubs(),
    api.areas(),
    registry.releasesFor(null),
  ]);
  const fixed = new Set(site.fixedPages.map(({ listingId }) => listingId));
  const places = { listings: listings.filter(({ id }) => !fixed.has(id)), pubs };
  return [
    ...routeTable(site)
      .filter(({ noIndex }) => !noIndex)
      .flatMap((row) => (row.places ? places[row.places].map(({ id }) => placePath(row, id)) : [row.path])),
    ...areas.map(({ name }) => to.map(name)),
    ...(site.textCredits ? [CREDITS_PATH] : []),
    ...Object.values(releases).flatMap(({ module, claims }) =>
      (claims?.paths ?? [])
        .map(({ path }) => path)
        .filter((path) => !path.includes(':') && matchRoute(site, path, releases)?.row.module === module),
    ),
  ];
}

/** A page in all its languages: each entry names all of them. */
function sitemapEntries(path: string, codes: readonly string[]): SitemapItemLoose[] {
  const links = alternateAddresses(path, codes).map(([lang, url]) => ({ lang, url }));
  return codes.map((code) => ({ url: addressIn(code, path), links }));
}

export const seoRoutes =
  (options: SeoOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (_request, reply) => {
      const codes = options.languages.list();
      const hidden = routeTable(options.site).flatMap(({ path, noIndex }) =>
        noIndex ? codes.map((code) => addressIn(code, path)) : [],
      );
      const disallowed = ['/api/', ...hidden].map((path) => `Disallow: ${path}\n`).join('');
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
      return `User-agent: *\n${disallowed}Sitemap: ${options.originOf()}/sitemap.xml\n`;
    });

    app.get('/sitemap.xml', async (_request, reply) => {
      const pagePaths = await sitePaths(options).catch(() => {
        throw unavailable('The pages cannot be listed at the moment.', 2);
      });
      const codes = options.languages.list();
      const links = pagePaths.flatMap((path) => sitemapEntries(path, codes));
      const stream = new SitemapStream({ hostname: options.originOf() });
      reply.type('application/xml').header('cache-control', `public, max-age=${SITEMAP_MAX_AGE_S}`);
      return streamToPromise(Readable.from(links).pipe(stream));
    });
  };
