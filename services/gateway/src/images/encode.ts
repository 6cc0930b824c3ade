import sharp from 'sharp';
import type { Variant } from './variant';

// Pages come first.
sharp.concurrency(1);
sharp.cache(false);

/** Increase it to leave cached pictures unused. */
export const ENCODER_VERSION = 2;

const MAX_PIXELS = 40_000_000;

/** @param source path of an SVG, PNG, JPEG, WebP or AVIF file */
export function encode(source: string, { width, height, quality, format }: Variant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: !source.endsWith('.svg') });
  if (format === 'avif') return picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  return picture.flatten({ background: '#fffaf2' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
