import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { type PackFile, packFileNames } from '../pack';
import { type Checked, type Level, quoted } from './findings';

/** File names that the image service serves (`services/gateway/src/images/source.ts`). */
const PICTURE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|png|jpe?g|webp|avif)$/;
/** Drawings are small, because the downloaded guide contains all of them. */
export const MAX_SVG_BYTES = 64 * 1024;
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** Pictures at the top of a page are this wide on a laptop. */
export const MIN_PHOTO_WIDTH = 800;

/** Reports missing, misnamed, oversized and blocked pictures, photos that tell where they were taken, and unsafe SVGs. */
export async function checkPictures(pack: Checked): Promise<void> {
  const images = path.join(pack.folder, 'images');
  const entries = await readdir(images, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(images, path.join(entry.parentPath, entry.name)));
  for (const file of packFileNames) checkNamedPictures(pack, file, names);
  for (const [{ altText, url }, index] of pack.list('photos.json'))
    if (typeof altText === 'string' && saysNothing(altText))
      pack.report(
        'doubtful',
        'photos.json',
        [index, 'altText'],
        `${quoted(altText)} does not say what ${quoted(url)} shows. Describe the picture for people who do not see it.`,
      );
  for (const name of names.sort())
    for (const { level, text } of await fileFaults(images, name))
      pack.findings.push({ level, file: `images/${name}`, text });
}

/** Whether an alternative text is a file name, or "Image 3". */
export const saysNothing = (altText: string): boolean =>
  /^\S+\.(svg|png|jpe?g|webp|avif|heic)$|^(image|img|photo|picture)?[\s_-]*\d*$/i.test(altText.trim());

type PictureFault = { level: Level; text: string };

async function fileFaults(images: string, name: string): Promise<PictureFault[]> {
  if (!PICTURE_NAME.test(name))
    return [
      wrong(
        'must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif.',
      ),
    ];
  const bytes = await readFile(path.join(images, name));
  const isSvg = name.endsWith('.svg');
  const limit = isSvg ? MAX_SVG_BYTES : MAX_PHOTO_BYTES;
  const size = bytes.length > limit ? [wrong(`has ${bytes.length} bytes, more than ${limit}.`)] : [];
  if (isSvg) return [...size, ...svgFaults(bytes.toString('utf8')).map((fault) => wrong(`${fault}.`))];
  return [...size, ...(await photoFaults(bytes))];
}

const wrong = (text: string): PictureFault => ({ level: 'wrong', text });

const WITH_COMMAND = 'Add it with "npm run content -- picture", which corrects this.';

async function photoFaults(bytes: Buffer): Promise<PictureFault[]> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return [wrong('is not a picture that can be read.')];
  const faults: PictureFault[] = [];
  if (metadata.exif && hasLocation(metadata.exif))
    faults.push(wrong(`tells where it was taken. ${WITH_COMMAND}`));
  if ((metadata.orientation ?? 1) !== 1)
    faults.push({
      level: 'doubtful',
      text: `is stored turned, and some programs show it so. ${WITH_COMMAND}`,
    });
  if (metadata.width < MIN_PHOTO_WIDTH)
    faults.push({
      level: 'doubtful',
      text: `is ${metadata.width} pixels wide, and blurred on large screens. Use at least ${MIN_PHOTO_WIDTH}.`,
    });
  return faults;
}

/** Whether EXIF data refer to a GPS directory: tag 0x8825, type 4 (TIFF 6.0, Exif 2.32). */
export function hasLocation(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const tag = tiff.toString('latin1', 0, 2) === 'II' ? [0x25, 0x88, 4, 0] : [0x88, 0x25, 0, 4];
  return tiff.includes(Buffer.from(tag));
}

function checkNamedPictures(pack: Checked, file: PackFile, names: string[]): void {
  const missing = new Set<string>();
  const visit = (value: unknown, at: (string | number)[]): void => {
    if (value && typeof value === 'object')
      for (const [key, entry] of Object.entries(value))
        visit(entry, [...at, Array.isArray(value) ? Number(key) : key]);
    if (typeof value !== 'string') return;
    const [, name] = /^\/images\/([^?#]+)/.exec(value) ?? [];
    if (name && !names.includes(name) && !missing.has(name)) {
      missing.add(name);
      pack.report('wrong', file, at, `images/${name} is missing. Add the file, or remove its name.`);
    }
    if (name || value === '' || !isPictureField(file, at)) return;
    const text = /^https?:/.test(value)
      ? `The content policy blocks pictures of other sites: ${quoted(value)}. Download it, if its licence allows that, and add it with "npm run content -- picture".`
      : `${quoted(value)} is not a picture of the pack. Write "/images/" and the file's name.`;
    pack.report('wrong', file, at, text);
  };
  visit(pack.files[file].content, []);
}

const isPictureField = (file: PackFile, at: (string | number)[]): boolean => {
  const field = at.at(-1);
  return (
    field === 'imageUrl' ||
    (file === 'photos.json' && field === 'url') ||
    (file === 'site.json' && (field === 'image' || field === 'skyline'))
  );
};

/** What an SVG must not have, or lacks. */
export function svgFaults(svg: string): string[] {
  const faults = new Set<string>();
  const parser = new SaxesParser();
  let depth = 0;
  const readStyle = (text: string) => {
    if (/@import|url\(\s*(?!["']?#)|image-set/i.test(text.replace(/\\/g, '')) || /\\/.test(text))
      faults.add('loads a file from a style; remove it');
  };
  parser.on('error', () => faults.add('is not well-formed XML'));
  parser.on('doctype', () => faults.add('has a DOCTYPE; remove it'));
  parser.on('processinginstruction', () => faults.add('has a processing instruction; remove it'));
  parser.on('opentag', ({ name, attributes }) => {
    if (depth++ === 0 && (name !== 'svg' || !/^\s*0 0 [\d.]+ [\d.]+\s*$/.test(attributes.viewBox ?? '')))
      faults.add('must begin with an svg element whose viewBox starts with 0 0');
    // SVG's namespace may have a prefix.
    const element = name.replace(/^.*:/, '');
    if (/^(script|foreignObject|iframe|image|feImage|audio|video|set|animate\w*)$/i.test(element))
      faults.add(`has the element ${element}; remove it`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) faults.add(`has the event handler ${attribute}; remove it`);
      else if (/(^|:)(href|src|base)$/i.test(attribute) && !value.startsWith('#'))
        faults.add(`refers to ${value.slice(0, 60)}; it may only refer to its own elements`);
      else if (!attribute.startsWith('xmlns')) readStyle(value);
    }
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  parser.write(svg).close();
  return [...faults];
}
