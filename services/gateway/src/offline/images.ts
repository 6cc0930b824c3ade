import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { LRUCache } from 'lru-cache';
import { encode } from '../images/encode';
import { findSource } from '../images/source';
import { brotli } from '../pages/encodings';

const MAX_IMAGES = 5000;
/** A photo is stored as small as it can be shown on a phone. */
const PHOTO = { width: 480, quality: 40, format: 'webp' } as const;

/** A picture of the offline bundle. */
export interface OfflineImage {
  type: string;
  bytes: Buffer;
  /** SHA-384 of them. */
  integrity: string;
  /** With brotli; the picture itself where that does not make it smaller. */
  compressed: Buffer;
}

/**
 * The pack's pictures for offline use: drawings as they are, photos small.
 * @param folder the pack's pictures
 */
export function createOfflineImages(folder: string) {
  // A name that has no picture is not cached: anybody can request any name.
  const images = new LRUCache<string, OfflineImage>({ max: MAX_IMAGES, fetchMethod: make });

  async function make(name: string): Promise<OfflineImage | undefined> {
    const source = await findSource(folder, name);
    if (!source) return undefined;
    if (!source.isSvg) {
      const bytes = await encode(source.file, PHOTO);
      return { type: `image/${PHOTO.format}`, bytes, integrity: integrityOf(bytes), compressed: bytes };
    }
    const bytes = await readFile(source.file);
    const compressed = await brotli(bytes, 9);
    return { type: 'image/svg+xml', bytes, integrity: integrityOf(bytes), compressed };
  }

  return {
    /** Names of all of them, e.g. `tower.svg`. */
    names: async (): Promise<string[]> =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
    /** One of them; undefined where there is none of this name. */
    get: (name: string): Promise<OfflineImage | undefined> => images.fetch(name),
  };
}

export type OfflineImages = ReturnType<typeof createOfflineImages>;
