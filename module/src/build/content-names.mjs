import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';

/** Placeholder for a module's id, of the same length, until the content hash is known. */
export const PLACEHOLDER_ID = '000000';

const TEXT = /\.(js|css)$/;

/** SHA-256 of names and contents, hex. @param {Iterable<[name: string, bytes: Uint8Array]>} files - sorted by name */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Descriptions of a build for developers, not part of a release: they contain the federation plugin's version. */
const DESCRIPTIONS = new Set(['mf-manifest.json', 'mf-stats.json']);

/** @param {string} folder @returns names of the files below it, sorted */
export const namesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** @param {string} folder @returns the bytes of a release's files by name, sorted */
export function contentsOf(folder) {
  const names = namesBelow(folder).filter((name) => !DESCRIPTIONS.has(path.basename(name)));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** Scripts and styles. @param {Map<string, Buffer>} files */
export const codeOf = (files) => [...files].filter(([name]) => TEXT.test(name));

/** @param {Iterable<[name: string, bytes: Uint8Array]>} files */
export const integritiesOf = (files) =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]));

/** @param {[name: string, bytes: Uint8Array][]} files */
export const sizeOf = (files) => files.reduce((sum, [, bytes]) => sum + bytes.length, 0);

/**
 * Replaces the placeholder id with a hash of the browser files, so that a page can have two releases (decision 0006).
 * @param {string} out - folder of the builds `browser/` and `server/`
 * @param {string} container - their global name, which ends with {@link PLACEHOLDER_ID}
 * @returns {string} the new name; the same for a build without an id, as in development
 */
export function nameByContent(out, container) {
  const browser = contentsOf(path.join(out, 'browser'));
  const newName = container.replace(PLACEHOLDER_ID, fingerprintOf(browser).slice(0, PLACEHOLDER_ID.length));
  if (newName === container) return container;
  const rename = (/** @type {Buffer} */ bytes) => bytes.toString().replaceAll(container, newName);
  const texts = new Map(codeOf(browser).map(([name, bytes]) => [name, rename(bytes)]));
  restoreIntegrity(texts, browser);
  for (const [name, text] of texts) writeFileSync(path.join(out, 'browser', name), text);
  const otherFiles = ['server/server.cjs', ...[...DESCRIPTIONS].map((name) => `browser/${name}`)];
  for (const file of otherFiles.map((name) => path.join(out, name)))
    writeFileSync(file, rename(readFileSync(file)));
  return newName;
}

/** Updates the chunk hashes in the entry after renaming. @param {Map<string, string>} texts @param {Map<string, Buffer>} before */
function restoreIntegrity(texts, before) {
  const textOf = (/** @type {string} */ name) => String(texts.get(name));
  const pending = new Map([...texts.keys()].map((name) => [name, integrityOf(before.get(name) ?? '')]));
  while (pending.size > 0) {
    const others = (/** @type {string} */ name) => [...pending].filter(([key]) => key !== name);
    const next = [...pending.keys()].find(
      (name) => !others(name).some(([, hash]) => textOf(name).includes(hash)),
    );
    if (!next)
      throw new Error('Files of this build contain the hashes of each other, so they cannot be renamed.');
    const [oldHash, newHash] = [String(pending.get(next)), integrityOf(textOf(next))];
    pending.delete(next);
    for (const name of pending.keys()) texts.set(name, textOf(name).replaceAll(oldHash, newHash));
  }
}
