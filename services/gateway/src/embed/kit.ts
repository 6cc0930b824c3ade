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

/** Cached files, bytes: enough for two or three releases. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** A verified file: pages load most of the kit without an integrity of their own. */
export interface KitFile {
  bytes: Buffer;
  /** Compressed; null where the store has no correct compressed file. */
  brotli: Buffer | null;
}

export type Kit = ReturnType<typeof createKit>;

/** The embed kit's files, of every registered and valid release. @param store the module store */
export function createKit(registry: Registry, store: string) {
  /** The release of each file. */
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

  /** Whether a release is still valid. */
  const isValid = ({ signed }: Release): Promise<boolean> =>
    registry.verify(signed).then(
      () => true,
      (error) => {
        if (error instanceof ReleaseRefused) return false;
        throw error;
      },
    );

  async function releaseWith(name: string): Promise<Release | null> {
    const known = index.get(name);
    if (known && (await isValid(known))) return known;
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
    return index.get(name) ?? null;
  }

  return {
    /** The release for one load, or the one to pin. @returns null while none is registered */
    release: registry.kitRelease,

    /**
     * @param name with the hash, of any release
     * @returns null when no valid release has it
     * @throws when the file in the store is not the signed one
     */
    async file(name: string): Promise<KitFile | null> {
      const release = await releaseWith(name);
      if (!release) return null;
      const signed = release.integrity[name]!;
      const known = cache.get(signed);
      if (known) return known;
      const location = path.join(releaseFolder(store, EMBED_KIT, release.version), 'browser', name);
      const bytes = await readFile(location);
      if (integrityOf(bytes) !== signed)
        throw new Error(`${name} of ${EMBED_KIT} ${release.version} is not the file that was signed.`);
      const packed = await readFile(`${location}.br`)
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

/** A name with a hash; other names stand for the file of the live release. */
export const HASHED = /^[\w-]+\.[0-9a-f]{10}\.\w+$/;

/** The release's file for a name without hash. @param plain e.g. `embed.js` */
export const hashedName = ({ integrity }: Release, plain: string): string | undefined =>
  Object.keys(integrity).find((name) => name.replace(/\.[0-9a-f]{10}(?=\.)/, '') === plain);
