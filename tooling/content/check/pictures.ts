import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SaxesParser } from 'saxes';

/** File names that the image service serves (`services/gateway/src/images/source.ts`). */
const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|png|jpe?g|webp|avif)$/;
/** Drawings are small, because the downloaded guide contains all of them. */
const MAX_SVG_BYTES = 64 * 1024;
const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

/** Lists missing, misnamed and oversized pictures, and SVGs that are invalid or could load or run something. */
export async function pictureFaults(folder: string, contents: Record<string, unknown>): Promise<string[]> {
  const images = path.join(folder, 'images');
  const entries = await readdir(images, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(images, path.join(entry.parentPath, entry.name)));
  const missing = Object.entries(contents).flatMap(([file, content]) =>
    [...new Set(namedPictures(content))]
      .filter((name) => !names.includes(name))
      .map((name) => `${file} names images/${name}, which is missing`),
  );
  const invalid = await Promise.all(
    names.sort().map(async (name) => {
      if (!NAME.test(name))
        return [
          `images/${name} must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif`,
        ];
      const bytes = await readFile(path.join(images, name));
      const isSvg = name.endsWith('.svg');
      const limit = isSvg ? MAX_SVG_BYTES : MAX_PHOTO_BYTES;
      const tooLarge = bytes.length > limit ? [`has ${bytes.length} bytes, more than ${limit}`] : [];
      return [...tooLarge, ...(isSvg ? svgFaults(bytes.toString('utf8')) : [])].map(
        (fault) => `images/${name} ${fault}`,
      );
    }),
  );
  return [...missing, ...invalid.flat()];
}

function namedPictures(content: unknown): string[] {
  if (typeof content === 'string') return /^\/images\/([^?#]+)/.exec(content)?.slice(1) ?? [];
  return content && typeof content === 'object' ? Object.values(content).flatMap(namedPictures) : [];
}

function svgFaults(svg: string): string[] {
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
