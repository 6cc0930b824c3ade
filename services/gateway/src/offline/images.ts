import { readFile } from 'node:fs/promises';
import { integrityOf } from '@guide/contracts/module/integrity';
import { LRUCache } from 'lru-cache';
import { encode } from '../images/encode';
import { findSource, type Source } from '../images/source';
import { brotli } from '../pages/encodings';
import { filesBelow } from '../releases/store';

const MAX_IMAGES = 5000;
/** Size and quality of photos for phones. */
const PHOTO = { width: 480, quality: 40, format: 'webp' } as const;

export interface OfflineImage {
  type: string;
  bytes: Buffer;
  integrity: string;
  /** Brotli for drawings, or the picture itself if that is smaller. */
  compressed: Buffer;
}

/** Encodes pictures for offline reading: drawings unchanged, photos small. */
export function createOfflineImages(folder: string) {
  // By version, so that a replaced picture is encoded again.
  const images = new LRUCache<string, OfflineImage, Source>({
    max: MAX_IMAGES,
    fetchMethod: (_key, _stale, { context }) => encodeImage(context),
  });

  async function encodeImage(source: Source): Promise<OfflineImage> {
    if (!source.isSvg) {
      const bytes = await encode(source.file, PHOTO);
      return { type: `image/${PHOTO.format}`, bytes, integrity: integrityOf(bytes), compressed: bytes };
    }
    const bytes = await readFile(source.file);
    const compressed = await brotli(bytes, 9);
    return { type: 'image/svg+xml', bytes, integrity: integrityOf(bytes), compressed };
  }

  return {
    names: async (): Promise<string[]> => (await filesBelow(folder)).sort(),
    async get(name: string): Promise<OfflineImage | undefined> {
      const source = await findSource(folder, name);
      return source ? images.fetch(`${source.file} ${source.version}`, { context: source }) : undefined;
    },
  };
}

export type OfflineImages = ReturnType<typeof createOfflineImages>;
