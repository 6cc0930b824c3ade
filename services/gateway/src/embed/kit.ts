import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../releases/registry';
import { ReleaseRefused } from '../releases/signing/verify';
import { releaseFolder } from '../releases/store';

const decompress = promisify(brotliDecompress);

/** Files in memory, bytes: the two or three releases that are in use. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** A file as its release's manifest names it: pages load most of the kit without integrity of their own. */
export interface KitFile {
  bytes: Buffer;
  /** The same compressed; null where the store has nothing that is. */
  brotli: Buffer | null;
}

export type Kit = ReturnType<typeof createKit>;

/** The embed kit's files, of every registered release that may be used. @param store the module store */
export function createKit(registry: Registry, store: string) {
  /** The release that each file was found in last. */
  let index = new Map<string, Release>();
  let reading: Promise<void> | null = null;
  const cache = new LRUCache<string, KitFile>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes, brotli }) => bytes.length + (brotli?.length ?? 0) || 1,
  });

  async function read(): Promise<void> {
    const releases = await registry.allOf(EMBED_KIT);
    index = new Map(
      releases.flatMap((release) => Object.keys(release.integrity).map((name) => [name, release] as const)),
    );
  }

  /** Whether a release that was found before may still be used. */
  const mayBeUsed = ({ signed }: Release): Promise<boolean> =>
    registry.verify(signed).then(
      () => true,
      (error) => {
        if (error instanceof ReleaseRefused) return false;
        throw error;
      },
    );

  async function releaseWith(name: string): Promise<Release | null> {
    const known = index.get(name);
    if (known && (await mayBeUsed(known))) return known;
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
    return index.get(name) ?? null;
  }

  return {
    /** The release for one load, or the one that pages pin. @returns null while none is registered */
    release: registry.kitRelease,

    /**
     * @param name of a file with its hash in it, from whichever release
     * @returns null when no release has it that may be used
     * @throws when the file in the store is not the one that was signed
     */
    async file(name: string): Promise<KitFile | null> {
      const release = await releaseWith(name);
      if (!release) return null;
      const signed = release.integrity[name]!;
      const known = cache.get(signed);
      if (known) return known;
      const place = path.join(releaseFolder(store, EMBED_KIT, release.version), 'browser', name);
      const bytes = await readFile(place);
      if (integrityOf(bytes) !== signed)
        throw new Error(`${name} of ${EMBED_KIT} ${release.version} is not the file that was signed.`);
      const packed = await readFile(`${place}.br`)
        .then((brotli) =>
          decompress(brotli, { maxOutputLength: bytes.length }).then((own) => ({ brotli, own })),
        )
        .catch(() => null);
      const file = { bytes, brotli: packed?.own.equals(bytes) ? packed.brotli : null };
      cache.set(signed, file);
      return file;
    },
  };
}

/** Files of a release have their hash in their names; without it they name that of the live release. */
export const HASHED = /^[\w-]+\.[0-9a-f]{10}\.\w+$/;

/** The file of a release that is meant by a name without hash. @param plain e.g. `embed.js` */
export const hashedName = ({ integrity }: Release, plain: string): string | undefined =>
  Object.keys(integrity).find((name) => name.replace(/\.[0-9a-f]{10}(?=\.)/, '') === plain);
