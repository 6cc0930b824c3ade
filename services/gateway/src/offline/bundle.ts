import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fetch, Listing, OfflineBundle, Release } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { operations } from '@guide/contracts/api/operations';
import { integrityOf } from '@guide/contracts/module/integrity';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { listStarts, type SearchTerms } from '@guide/contracts/search';
import { OFFLINE_CACHE_HEADER, type Site } from '@guide/contracts/site';
import { loadOnce, readPackFile, unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { documentParts, NO_QUERIES } from '../pages/document';
import { acceptsBrotli, brotli } from '../pages/encodings';
import type { Shell } from '../pages/shellFiles';
import { releaseId, toClientReleases } from '../releases/records';
import type { Registry } from '../releases/registry';
import { releaseFolder } from '../releases/store';
import { visitorOf } from '../releases/visitor';
import type { OfflineImages } from './images';

/** An empty page, in which the browser renders any route. */
const EMPTY_PAGE = '/app/page';
const PICTURES = '/app/pictures';
const SEARCH_TERMS = '/app/search-terms';
/** The data behind every public call. Listings must come first. */
const DATA = [
  operations.listings.path,
  operations.pubs.path,
  operations.areas.path,
  operations.allPhotos.path,
  operations.allTexts.path,
];

type BundleFile = OfflineBundle['files'][number];
type Releases = Record<string, Release>;

const FRESH_MS = 1000;
const MAX_BUNDLES = 50;
const MAX_RELEASES = 200;
const MAX_TEXTS = 100;

export interface BundleOptions {
  site: Site;
  shell: Pick<Shell, 'files' | 'first'>;
  registry: Registry;
  secure: boolean;
  assets: string;
  store: string;
  pictures: OfflineImages;
  packFolder: string;
  fetch: Fetch;
  originOf(): string;
  /** Whether to create the bundle after the start, because encoding a city's pictures takes seconds. */
  prepare: boolean;
}

export const bundleRoutes =
  ({
    site,
    shell,
    registry,
    secure,
    assets,
    store,
    pictures,
    packFolder,
    fetch,
    originOf,
    prepare,
  }: BundleOptions): FastifyPluginAsync =>
  async (app) => {
    const { clockChanges, bankHolidays, holidays } = site;
    const read = async (file: 'synonyms.json' | 'points.json' | 'areas.json') =>
      JSON.parse((await readPackFile(packFolder, file)).toString('utf8'));
    const searchTerms: SearchTerms = {
      synonyms: await read('synonyms.json'),
      starts: listStarts((await read('points.json')).points, await read('areas.json')),
      city: site.product,
      calendar: { clockChanges, bankHolidays, holidays },
    };
    const searchText = JSON.stringify(searchTerms);

    /** Builds the empty page. It is the same for all visitors, whose settings are in cookies. */
    function emptyPage(releases: Releases): string {
      const { before, between, after } = documentParts({
        head: { title: `${site.product} Tourist Guide`, description: site.tagline, noIndex: true },
        state: {
          site,
          modules: toClientReleases(releases),
          contract: shell.files.provides[CONTRACT_PACKAGE]!,
          moduleOrigins: [],
          settings: { theme: 'system', dataSaver: false },
          now: 0,
          rendered: false,
        },
        shell,
        styles: shell.files.css.map((file) => ({
          href: `/assets/${file}`,
          integrity: shell.files.integrity[file],
        })),
        worker: true,
        match: null,
        origin: originOf(),
        path: EMPTY_PAGE,
      });
      return before + between + NO_QUERIES + after;
    }

    const shellFiles = loadOnce(async (): Promise<BundleFile[]> => {
      const names = [...Object.keys(shell.files.integrity), ...shell.files.fonts, shell.files.icon];
      return Promise.all(
        [...new Set(names)].map(async (name) => ({
          url: `/assets/${name}`,
          integrity: shell.files.integrity[name] ?? integrityOf(await readFile(path.join(assets, name))),
          bytes: await sizeOf(path.join(assets, name)),
          part: 'app',
        })),
      );
    });

    const sizes = new LRUCache<string, number, string>({
      max: MAX_TEXTS,
      fetchMethod: async (_integrity, _stale, { context }) => (await brotli(context, 4)).length,
    });
    async function textFile(url: string, text: string, part: BundleFile['part']): Promise<BundleFile> {
      const integrity = integrityOf(text);
      return { url, integrity, bytes: (await sizes.fetch(integrity, { context: text }))!, part };
    }

    const releaseFiles = new LRUCache<string, BundleFile[], Release>({
      max: MAX_RELEASES,
      fetchMethod: (_id, _stale, { context: { module, version, base, integrity } }) =>
        Promise.all(
          Object.entries(integrity).map(async ([name, hash]) => ({
            url: base + name,
            integrity: hash,
            bytes: await sizeOf(path.join(releaseFolder(store, module, version), 'browser', name)),
            part: module === 'map' ? 'map' : 'app',
          })),
        ),
    });

    async function readText(url: string): Promise<string> {
      const response = await fetch(url);
      if (!response.ok) throw unavailable('The guide cannot be put together at the moment.', 5);
      return response.text();
    }

    async function pictureFiles(): Promise<BundleFile[]> {
      const files: BundleFile[] = [];
      for (const name of await pictures.names()) {
        const picture = await pictures.get(name);
        if (!picture) continue;
        const { integrity, compressed } = picture;
        files.push({ url: `${PICTURES}/${name}`, integrity, bytes: compressed.length, part: 'pictures' });
      }
      return files;
    }

    async function createBundle(releases: Releases): Promise<OfflineBundle> {
      const data = await Promise.all(DATA.map(readText));
      const listings: Listing[] = JSON.parse(data[0]!);
      // Modules without `offline`, such as the dashboard, need a connection.
      const offline = Object.values(releases).filter((release) => release.offline);
      const files = await Promise.all([
        textFile(EMPTY_PAGE, emptyPage(releases), 'app'),
        shellFiles(),
        ...offline.map(
          async (release) =>
            (await releaseFiles.fetch(releaseId(release.module, release.version), { context: release }))!,
        ),
        ...DATA.map((url, index) => textFile(url, data[index]!, 'places')),
        textFile(SEARCH_TERMS, searchText, 'places'),
        pictureFiles(),
      ]).then((parts) => parts.flat());
      const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20);
      const count = (category: Listing['category']) =>
        listings.filter((listing) => listing.category === category).length;
      return {
        id,
        files,
        counts: {
          attractions: count('attraction'),
          restaurants: count('restaurant'),
          pubs: count('pub'),
        },
      };
    }

    /** Cached, because creating a bundle reads the whole city. */
    const bundles = new LRUCache<string, OfflineBundle, Releases>({
      max: MAX_BUNDLES,
      ttl: FRESH_MS,
      fetchMethod: (_key, _stale, { context }) => createBundle(context),
    });

    const releasesOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Releases> =>
      registry.releasesFor(await visitorOf(request, reply, registry, secure));

    const findBundle = (releases: Releases) => {
      const ids = Object.values(releases).map(({ module, version }) => releaseId(module, version));
      return bundles.fetch(ids.sort().join(), { context: releases });
    };

    if (prepare) {
      app.addHook('onListen', () => {
        const prepared = registry.releasesFor(null).then(findBundle);
        prepared.then(
          () => app.log.info('The download is prepared'),
          (error) => app.log.warn({ err: error }, 'The download is prepared at the first request'),
        );
      });
    }

    app.get(gatewayOperations.offlineBundle.path, async (request, reply) => {
      reply.header('cache-control', 'private, no-cache');
      return findBundle(await releasesOf(request, reply));
    });

    app.get(EMPTY_PAGE, async (request, reply) => {
      const page = emptyPage(await releasesOf(request, reply));
      reply.header(OFFLINE_CACHE_HEADER, 'keep').header('cache-control', 'private, no-cache');
      return reply.type('text/html; charset=utf-8').send(page);
    });

    app.get(SEARCH_TERMS, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(searchText),
    );

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
  };

/** Bytes sent to browsers: the brotli copy's size if there is one. */
const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;
