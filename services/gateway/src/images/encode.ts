import sharp from 'sharp';
import type { Variant } from './variant';

// Leave processor time for rendering pages.
sharp.concurrency(1);
sharp.cache(false);

/** Increment it to invalidate cached pictures. */
export const ENCODER_VERSION = 2;

const MAX_PIXELS = 40_000_000;

export function encode(source: string, { width, height, quality, format }: Variant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: !source.endsWith('.svg') });
  if (format === 'avif') return picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  return picture.flatten({ background: '#fffaf2' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
