import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Fetch, Listing, OfflineBundle, Release } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { operations } from '@guide/contracts/api/operations';
import { integrityOf } from '@guide/contracts/module/integrity';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/types';
import type { SearchTerms } from '@guide/contracts/search';
import { OFFLINE_CACHE_HEADER, type Site } from '@guide/contracts/site';
import { readPackFile, unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { documentParts } from '../pages/document';
import { acceptsBrotli } from '../pages/encodings';
import type { Shell } from '../pages/shellFiles';
import { releaseId, toClientReleases } from '../releases/records';
import type { Registry } from '../releases/registry';
import { releaseFolder } from '../releases/store';
import { visitorOf } from '../releases/visitor';
import type { OfflineImages } from './pictures';

const brotli = promisify(brotliCompress);

/** The page without a screen: whatever its address, the browser shows that route. */
const EMPTY_PAGE = '/app/page';
const PICTURES = '/app/pictures';
/** What the search needs beside the listings. */
const SEARCH_TERMS = '/app/search-terms';
/** The data from which every public call can be answered; listings first, then pubs. */
const DATA = [
  operations.listings.path,
  operations.pubs.path,
  operations.areas.path,
  operations.allPhotos.path,
  operations.allTexts.path,
];

type SetFile = OfflineBundle['files'][number];

/** A file of the set that is text, as it was last. */
interface TextFile {
  text: string;
  file: SetFile;
}

/** So long a set is given to every visitor with the same releases, as a page is. */
const FRESH_MS = 1000;

export interface SetOptions {
  site: Site;
  shell: Pick<Shell, 'files' | 'first'>;
  registry: Registry;
  /** Whether cookies are for TLS only. */
  secure: boolean;
  /** The shell's browser files. */
  assets: string;
  /** The module store. */
  store: string;
  pictures: OfflineImages;
  /** The city pack's folder. */
  packFolder: string;
  fetch: Fetch;
  originOf(): string;
}

/** The guide to take along: what is in it, the empty page, and its pictures. */
export const setRoutes =
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
  }: SetOptions): FastifyPluginAsync =>
  async (app) => {
    const sets = new Map<string, { set: Promise<OfflineBundle>; madeAt: number }>();
    const texts = new Map<string, TextFile>();
    const released = new Map<string, Promise<SetFile[]>>();
    const { clockChanges, bankHolidays } = site;
    const searchTerms: SearchTerms = {
      synonyms: JSON.parse((await readPackFile(packFolder, 'synonyms.json')).toString('utf8')),
      calendar: { clockChanges, bankHolidays },
    };
    const searchText = JSON.stringify(searchTerms);

    /** The page is the same for all who have the same releases: what they chose to see is in their cookies. */
    function emptyPage(releases: Record<string, Release>): string {
      const { before, after } = documentParts({
        head: { title: `${site.product} Tourist Guide`, description: site.tagline, noIndex: true },
        state: {
          site,
          modules: toClientReleases(releases),
          contract: shell.files.provides[CONTRACT_PACKAGE]!,
          moduleOrigins: [],
          queries: { queries: [], mutations: [] },
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
        search: new URLSearchParams(),
      });
      return before + after;
    }

    const shellFiles = async (): Promise<SetFile[]> => {
      const names = [...Object.keys(shell.files.integrity), ...shell.files.fonts, shell.files.icon];
      return Promise.all(
        [...new Set(names)].map(async (name) => ({
          url: `/assets/${name}`,
          integrity: shell.files.integrity[name] ?? integrityOf(await readFile(path.join(assets, name))),
          bytes: await sizeOf(path.join(assets, name)),
          part: 'app' as const,
        })),
      );
    };

    let shellFilesRead: Promise<SetFile[]> | undefined;
    /** The shell's files never change while the gateway runs. */
    function ownFiles(): Promise<SetFile[]> {
      shellFilesRead ??= shellFiles().catch((error) => {
        shellFilesRead = undefined;
        throw error;
      });
      return shellFilesRead;
    }

    /** While the text of an address stays the same, nothing is counted anew. */
    async function textFile(url: string, text: string, part: SetFile['part']): Promise<SetFile> {
      const known = texts.get(url);
      if (known?.text === text) return known.file;
      const file = { url, integrity: integrityOf(text), bytes: await compressedSize(text), part };
      texts.set(url, { text, file });
      return file;
    }

    const readReleaseFiles = ({ module, version, base, integrity }: Release): Promise<SetFile[]> =>
      Promise.all(
        Object.entries(integrity).map(async ([name, hash]) => ({
          url: base + name,
          integrity: hash,
          bytes: await sizeOf(path.join(releaseFolder(store, module, version), 'browser', name)),
          part: module === 'map' ? ('map' as const) : ('app' as const),
        })),
      );

    /** A release's files never change. */
    function releaseFiles(release: Release): Promise<SetFile[]> {
      const id = releaseId(release.module, release.version);
      const known = released.get(id);
      if (known) return known;
      const files = readReleaseFiles(release);
      released.set(id, files);
      files.catch(() => released.delete(id));
      return files;
    }

    async function readText(url: string): Promise<string> {
      const answer = await fetch(url);
      if (!answer.ok) throw unavailable('The guide cannot be put together at the moment.', 5);
      return answer.text();
    }

    async function pictureFiles(): Promise<SetFile[]> {
      const files: SetFile[] = [];
      for (const name of await pictures.names()) {
        const picture = await pictures.get(name);
        if (!picture) continue;
        const { integrity, compressed } = picture;
        files.push({ url: `${PICTURES}/${name}`, integrity, bytes: compressed.length, part: 'pictures' });
      }
      return files;
    }

    async function makeSet(releases: Record<string, Release>): Promise<OfflineBundle> {
      const page = emptyPage(releases);
      const data = await Promise.all(DATA.map(readText));
      const listings: Listing[] = JSON.parse(data[0]!);
      const files: SetFile[] = [
        // Visitors have different releases: the page is counted for each.
        { url: EMPTY_PAGE, integrity: integrityOf(page), bytes: await compressedSize(page), part: 'app' },
        ...(await ownFiles()),
        // A module that declares nothing, as the dashboard, is not there without a connection.
        ...(
          await Promise.all(
            Object.values(releases)
              .filter(({ offline }) => offline)
              .map(releaseFiles),
          )
        ).flat(),
        ...(await Promise.all(DATA.map((url, index) => textFile(url, data[index]!, 'places')))),
        await textFile(SEARCH_TERMS, searchText, 'places'),
        ...(await pictureFiles()),
      ];
      const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20);
      const count = (category: Listing['category']) =>
        listings.filter((one) => one.category === category).length;
      const counts = {
        attractions: count('attraction'),
        restaurants: count('restaurant'),
        pubs: count('pub'),
      };
      return { id, files, counts };
    }

    /** Anybody can ask for a set, and to make one reads all of the city: one serves all who have the same releases. */
    function setOf(releases: Record<string, Release>): Promise<OfflineBundle> {
      const key = Object.values(releases)
        .map(({ module, version }) => releaseId(module, version))
        .sort()
        .join();
      for (const [other, { madeAt }] of sets) {
        if (performance.now() - madeAt >= FRESH_MS) sets.delete(other);
      }
      const known = sets.get(key);
      if (known) return known.set;
      const made = { set: makeSet(releases), madeAt: Number.POSITIVE_INFINITY };
      sets.set(key, made);
      made.set.then(
        () => {
          made.madeAt = performance.now();
        },
        () => sets.delete(key),
      );
      return made.set;
    }

    async function releasesOf(request: FastifyRequest, reply: Parameters<typeof visitorOf>[1]) {
      const { modules } = await registry.state();
      return registry.releasesFor(visitorOf(request, reply, modules, secure));
    }

    app.get(gatewayOperations.offlineBundle.path, async (request, reply) => {
      reply.header('cache-control', 'private, no-cache');
      return setOf(await releasesOf(request, reply));
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
      const zipped =
        picture.compressed !== picture.bytes && acceptsBrotli(request.headers['accept-encoding']);
      if (zipped) reply.header('content-encoding', 'br');
      return reply.send(zipped ? picture.compressed : picture.bytes);
    });
  };

/** Bytes on the line: builds lie beside their files in brotli. */
const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

const compressedSize = async (text: string): Promise<number> =>
  (await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).length;
