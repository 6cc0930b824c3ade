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

/** Two or three releases. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export interface KitFile {
  bytes: Buffer;
  /** Null when the store has no correct compressed file. */
  brotli: Buffer | null;
}

export type Kit = ReturnType<typeof createKit>;

/** Reads the embed kit's files, of every valid release. */
export function createKit(registry: Registry, store: string) {
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
    /** For one load, or the one to pin; null while none is registered. */
    release: registry.kitRelease,

    /**
     * @param name with its hash
     * @returns null when no valid release has it
     * @throws when the stored file is not the signed one
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

export const HASHED = /^[\w-]+\.[0-9a-f]{10}\.\w+$/;

/** @param plain e.g. `embed.js` */
export const hashedName = ({ integrity }: Release, plain: string): string | undefined =>
  Object.keys(integrity).find((name) => name.replace(/\.[0-9a-f]{10}(?=\.)/, '') === plain);
