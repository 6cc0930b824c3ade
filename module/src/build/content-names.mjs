/** Names of a build that follow from what is in it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';

/** What a module is built with in place of its id; as long as one. */
export const UNNAMED = '000000';

const TEXT = /\.(js|css)$/;

/**
 * @param {Iterable<[name: string, bytes: Uint8Array]>} files sorted by name
 * @returns {string} SHA-256 of names and contents, hex
 */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** The federation plugin's own descriptions of a build, for developers; they name its version. */
const DESCRIPTIONS = new Set(['mf-manifest.json', 'mf-stats.json']);

/** File name → bytes of every file below a folder that a release consists of, sorted by name. @param {string} folder */
export function contentsOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !DESCRIPTIONS.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/**
 * Gives a build's container, chunk table and class names an id of its own, taken from the browser files: two releases
 * of a module can be in one page (decision 0006), and the same files have the same names whoever built them.
 * @param {string} out folder of the builds `browser/` and `server/`, made with the id {@link UNNAMED}
 * @param {string} container their global name, which ends with that id
 * @returns {string} the name it has from now on; the same for a build without an id, as in development
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
 * The entry names its chunks with their hashes, which have changed with the names in them.
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
