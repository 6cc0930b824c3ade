import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { singleFlight } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../releases/registry';
import { nullIfRefused } from '../releases/signing/verify';
import { releaseFolder } from '../releases/store';

const decompress = promisify(brotliDecompress);

const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export interface KitFile {
  bytes: Buffer;
  /** The compressed file; null if the store has no valid one. */
  brotli: Buffer | null;
}

export type Kit = ReturnType<typeof createKit>;

/** Reads the files of all valid releases of the embed kit. */
export function createKit(registry: Registry, store: string) {
  let index = new Map<string, Release>();
  const cache = new LRUCache<string, KitFile>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes, brotli }) => bytes.length + (brotli?.length ?? 0) || 1,
  });

  const read = singleFlight(async () => {
    const releases = await registry.allOf(EMBED_KIT);
    index = new Map(
      releases.flatMap((release) => Object.keys(release.integrity).map((name) => [name, release] as const)),
    );
  });

  async function releaseWith(name: string): Promise<Release | null> {
    const indexed = index.get(name);
    if (indexed && (await registry.verify(indexed.signed).catch(nullIfRefused))) return indexed;
    await read();
    return index.get(name) ?? null;
  }

  return {
    /** The release for one page load, or the one to pin; null if none is registered. */
    release: registry.kitRelease,

    /** Reads a file by its hashed name; null if no valid release has it. @throws if it is not the signed file */
    async file(name: string): Promise<KitFile | null> {
      const release = await releaseWith(name);
      if (!release) return null;
      const signed = release.integrity[name]!;
      const cached = cache.get(signed);
      if (cached) return cached;
      const location = path.join(releaseFolder(store, EMBED_KIT, release.version), 'browser', name);
      const bytes = await readFile(location);
      if (integrityOf(bytes) !== signed)
        throw new Error(`${name} of ${EMBED_KIT} ${release.version} is not the file that was signed.`);
      const compressed = await readFile(`${location}.br`)
        .then((brotli) =>
          decompress(brotli, { maxOutputLength: bytes.length }).then((plain) => ({ brotli, plain })),
        )
        .catch(() => null);
      const file = { bytes, brotli: compressed?.plain.equals(bytes) ? compressed.brotli : null };
      cache.set(signed, file);
      return file;
    },
  };
}

export const HASHED = /^[\w-]+\.[0-9a-f]{10}\.\w+$/;

const CATALOGUE = /^embed-texts-(.+)\.[0-9a-f]{10}\.json$/;

/** The languages whose texts a release has, without English. */
export const languagesOfKit = ({ integrity }: Release): string[] =>
  Object.keys(integrity).flatMap((name) => CATALOGUE.exec(name)?.[1] ?? []);

/** Finds the hashed name of a file such as `embed.js`. */
export const hashedName = ({ integrity }: Release, plain: string): string | undefined =>
  Object.keys(integrity).find((name) => name.replace(/\.[0-9a-f]{10}(?=\.)/, '') === plain);
