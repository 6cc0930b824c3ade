import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Size that messengers and social networks recommend for `og:image`. */
const SOCIAL_SIZE = { width: 1200, height: 630 };
/** Increment it to render all pictures again. */
const VERSION = 1;
const HASHES = 'hashes.json';
/** Files of a pack that name the pictures of pages. */
const PAGES = ['site.json', 'home.json', 'listings.json', 'pubs.json', 'areas.json'];

/** @param {string} pack - folder @returns {Promise<string[]>} files below `images/` */
async function picturesOf(pack) {
  const texts = await Promise.all(PAGES.map((name) => readFile(path.join(pack, name), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/"image(?:Url)?":\s*"\/images\/([^"]+)"/g)]);
  return [...new Set(named.map(([, file]) => String(file)))];
}

/** @param {Buffer} picture @returns {Promise<Buffer>} */
const renderPreview = (picture) =>
  sharp(picture)
    .autoOrient()
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .flatten({ background: '#fffaf2' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** @param {string} out @returns {Promise<Record<string, string>>} */
const readHashes = async (out) =>
  JSON.parse(await readFile(path.join(out, HASHES), 'utf8').catch(() => '{}'));

/**
 * Renders a PNG preview of every picture that pages name, for messengers. Unchanged pictures are not rendered again.
 * @param {{ pack: string, out: string }} folders - folders of the city pack and of the previews
 */
export async function buildSocial({ pack, out }) {
  await mkdir(out, { recursive: true });
  const known = await readHashes(out);
  /** @type {Record<string, string>} */
  const hashes = {};
  const render = async (/** @type {string} */ file) => {
    const source = await readFile(path.join(pack, 'images', file));
    const preview = file.replace(/\.\w+$/, '.png');
    const target = path.join(out, preview);
    hashes[preview] = createHash('sha256').update(String(VERSION)).update(source).digest('hex');
    if (known[preview] === hashes[preview] && existsSync(target)) return;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await renderPreview(source));
  };
  // sharp renders as many pictures at once as it has threads.
  sharp.concurrency(1);
  await Promise.all((await picturesOf(pack)).map(render));
  for (const entry of await readdir(out, { recursive: true }))
    if (entry.endsWith('.png') && !hashes[entry]) await rm(path.join(out, entry));
  await writeFile(path.join(out, HASHES), JSON.stringify(hashes));
}
