import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@guide/contracts/site';
import { openPack, type PackContent } from '@guide/service-kit';
import sharp from 'sharp';
import { type Ask, type Output, readArguments, userPath } from './arguments';
import {
  hasLocation,
  MAX_PHOTO_BYTES,
  MAX_SVG_BYTES,
  MIN_PHOTO_WIDTH,
  saysNothing,
  svgFaults,
} from './check/pictures';
import { packFolder, readIfPresent } from './pack';
import { packJson, writeFiles } from './writeFiles';

/** Width of the widest picture that pages show. */
const MAX_WIDTH = 2400;
const QUALITIES = [82, 74, 66, 58];
/** A small file may unpack to gigabytes. */
const MAX_PIXELS = 100_000_000;

const usage = `Use: npm run content -- picture CITY FILE --place ID --alt "What it shows" --by NAME
Copies a picture into cities/CITY/images: turned upright, without location and other hidden data, and not larger than pages need.
  --place ID     id of the place in listings.json
  --alt TEXT     what the picture shows, for people who do not see it
  --by NAME      who took it
  --source URL   where it comes from
  --licence TEXT for example "CC BY-SA 4.0"
  --caption TEXT shown under the picture
  --dry-run      only shows what it would write`;

/**
 * `npm run content -- picture CITY FILE …`.
 * @returns true
 * @throws {Error} if an argument is missing, the place does not exist or the file is no picture; then nothing is written
 */
export async function addPicture(args: string[], output: Output, _ask?: Ask): Promise<boolean> {
  const option = { type: 'string' } as const;
  const options = {
    place: option,
    alt: option,
    by: option,
    source: option,
    licence: option,
    caption: option,
  };
  const parsed = readArguments(args, options, usage, [2, 2], output);
  if (!parsed) return true;
  const { place, alt = '', by, source, licence, caption, 'dry-run': isDryRun } = parsed.values;
  const [city = '', file = ''] = parsed.positionals;
  const folder = packFolder(city);
  if (!place) throw new Error(`Name the place with --place ID.\n${usage}`);
  if (saysNothing(alt))
    throw new Error(
      'Say what the picture shows, for people who do not see it: --alt "The red door of the town hall".',
    );
  if (!by)
    throw new Error('Name who made the picture: --by "Ada Example". Use only pictures that you may use.');
  const pack = openPack(folder);
  const [{ content: listings }, { content: photos }] = await Promise.all([
    pack.read('listings.json'),
    pack.read('photos.json'),
  ]);
  const listing = listings.find(({ id }) => String(id) === place);
  if (!listing) throw new Error(`There is no place ${place} in listings.json.`);
  const picture = await preparePicture(await readFile(userPath(file)), file);
  for (const line of picture.lines) output(line);
  const name = await freeName(folder, slugify(listing.name) || `place-${place}`, picture.extension);
  const url = `/images/${name}`;
  const photo: PackContent<'photos.json'>[number] = {
    id: Math.max(0, ...photos.map(({ id }) => id)) + 1,
    url,
    altText: alt.trim(),
    attractionId: listing.id,
    attribution: licence ?? `Picture by ${by}`,
    photographerName: by,
    photographerUrl: source ?? '/',
    isFeatured: !listing.imageUrl,
    tags: [],
    ...(caption && { caption }),
  };
  const files = new Map<string, string | Uint8Array>([
    [`images/${name}`, picture.bytes],
    ['photos.json', packJson([...photos, photo])],
  ]);
  if (!listing.imageUrl)
    files.set(
      'listings.json',
      packJson(listings.map((entry) => (entry === listing ? { ...entry, imageUrl: url } : entry))),
    );
  if (!isDryRun) await writeFiles(folder, files);
  output(`${isDryRun ? 'Would write' : 'Wrote'} ${[...files.keys()].join(', ')} for ${listing.name}.`);
  return true;
}

interface Picture {
  bytes: Uint8Array;
  extension: string;
  /** What was done, for the operator. */
  lines: string[];
}

/**
 * Turns a photo upright, removes its hidden data and makes it fit; checks a drawing.
 * @param file - its name, for messages
 * @throws {Error} if it is no picture, or a drawing that could load or run something
 */
export async function preparePicture(bytes: Buffer, file: string): Promise<Picture> {
  if (/^\s*(<\?xml|<svg|<!DOCTYPE svg)/.test(bytes.toString('utf8', 0, 200))) return drawing(bytes, file);
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => {
      throw new Error(`${file} is not a picture that can be read. Save it as JPEG, PNG, WebP or SVG.`);
    });
  if (metadata.format === 'heif' && metadata.compression === 'hevc')
    throw new Error(`${file} is a HEIC picture, which cannot be read. Save it as JPEG.`);
  const lines: string[] = [];
  const { width, height } = metadata.autoOrient;
  if (width < MIN_PHOTO_WIDTH)
    lines.push(
      `Doubtful: ${width} by ${height} pixels are blurred on large screens. Use a picture at least ${MIN_PHOTO_WIDTH} pixels wide.`,
    );
  if ((metadata.orientation ?? 1) !== 1) lines.push('Turned upright.');
  if (metadata.exif && hasLocation(metadata.exif)) lines.push('Removed where it was taken.');
  for (const quality of QUALITIES) {
    const result = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    if (result.data.length > MAX_PHOTO_BYTES) continue;
    lines.push(
      `${result.info.width} by ${result.info.height} pixels, ${Math.ceil(result.data.length / 1024)} KiB.`,
    );
    return { bytes: result.data, extension: 'webp', lines };
  }
  throw new Error(`${file} stays larger than ${MAX_PHOTO_BYTES / 1024 ** 2} MiB. Make it smaller.`);
}

function drawing(bytes: Buffer, file: string): Picture {
  const faults = svgFaults(bytes.toString('utf8'));
  if (bytes.length > MAX_SVG_BYTES) faults.push(`has ${bytes.length} bytes, more than ${MAX_SVG_BYTES}`);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file} ${fault}.`).join('\n'));
  return { bytes, extension: 'svg', lines: [] };
}

/** A name that no picture has yet: "town-hall", "town-hall-2". */
async function freeName(folder: string, base: string, extension: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${base}${number > 1 ? `-${number}` : ''}.${extension}`;
    if (!(await readIfPresent(path.join(folder, 'images', name)))) return name;
  }
}
