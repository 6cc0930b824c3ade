import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';

/** The id that a module is built with until its real one is known; of the same length. */
export const UNNAMED = '000000';

const TEXT = /\.(js|css)$/;

/** SHA-256 of names and contents, hex. @param {Iterable<[name: string, bytes: Uint8Array]>} files sorted by name */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Descriptions of a build by the federation plugin, for developers; they name its version. */
const DESCRIPTIONS = new Set(['mf-manifest.json', 'mf-stats.json']);

/** @param {string} folder @returns the bytes of a release's files by name, sorted */
export function contentsOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !DESCRIPTIONS.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/**
 * Gives a build's container, chunk table and class names an id from the hash of its browser files: a page can have two releases of
 * a module (decision 0006), and equal files have equal names.
 * @param {string} out folder of the builds `browser/` and `server/`, made with the id {@link UNNAMED}
 * @param {string} container their global name, which ends with that id
 * @returns {string} the new name; the same for a build without an id, as in development
 */
export function nameByContent(out, container) {
  const browser = contentsOf(path.join(out, 'browser'));
  const named = container.replace(UNNAMED, fingerprintOf(browser).slice(0, UNNAMED.length));
  if (named === container) return container;
  const rename = (/** @type {Buffer} */ bytes) => bytes.toString().replaceAll(container, named);
  const texts = new Map(
    [...browser].filter(([name]) => TEXT.test(name)).map(([name, bytes]) => [name, rename(bytes)]),
  );
  restoreIntegrity(texts, browser);
  for (const [name, text] of texts) writeFileSync(path.join(out, 'browser', name), text);
  const others = ['server/server.cjs', ...[...DESCRIPTIONS].map((name) => `browser/${name}`)];
  for (const file of others.map((name) => path.join(out, name)))
    writeFileSync(file, rename(readFileSync(file)));
  return named;
}

/**
 * The entry names its chunks with their hashes, which the new names have changed.
 * @param {Map<string, string>} texts
 * @param {Map<string, Buffer>} before
 */
function restoreIntegrity(texts, before) {
  const textOf = (/** @type {string} */ name) => String(texts.get(name));
  const left = new Map([...texts.keys()].map((name) => [name, integrityOf(before.get(name) ?? '')]));
  while (left.size > 0) {
    const others = (/** @type {string} */ name) => [...left].filter(([other]) => other !== name);
    const next = [...left.keys()].find(
      (name) => !others(name).some(([, hash]) => textOf(name).includes(hash)),
    );
    if (!next)
      throw new Error('Files of this build name each other by their hashes, so that none can be renamed.');
    const [old, now] = [String(left.get(next)), integrityOf(textOf(next))];
    left.delete(next);
    for (const name of left.keys()) texts.set(name, textOf(name).replaceAll(old, now));
  }
}
