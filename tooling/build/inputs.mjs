import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/common.mjs';

const SKIP = new Set(['node_modules', 'dist', 'test', 'images', '.data', '.build']);

/** @param {string} folder @returns {Generator<string>} */
function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* files(file);
    else yield file;
  }
}

/**
 * A hash of what a build reads.
 * @param {string[]} folders relative to the project's root
 * @param {string[]} salt anything else that changes the outcome
 */
export function inputHash(folders, salt = []) {
  const hash = createHash('sha256').update(salt.join('\0'));
  for (const folder of [...folders, 'package-lock.json']) {
    const place = path.join(root, folder);
    const all = statSync(place).isDirectory() ? [...files(place)].sort() : [place];
    for (const file of all) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
