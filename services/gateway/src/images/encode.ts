import sharp from 'sharp';
import type { Variant } from './variant';

// One picture at a time on each thread: pages come first.
sharp.concurrency(1);
sharp.cache(false);

/** Increase it when the same source and variant become another picture: cached ones are then not used. */
export const ENCODER_VERSION = 2;

/** A source larger than this is refused: no picture of a pack comes near it. */
const MAX_PIXELS = 40_000_000;

/**
 * Makes one variant of a picture, upright as its EXIF orientation says.
 * @param source path of an SVG, PNG, JPEG, WebP or AVIF file of the city pack
 */
export function encode(source: string, { width, height, quality, format }: Variant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: !source.endsWith('.svg') });
  if (format === 'avif') return picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  return picture.flatten({ background: '#fffaf2' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
