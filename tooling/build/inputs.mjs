import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/common.mjs';

const SKIP = new Set(['node_modules', 'dist', 'test', 'images', '.data', '.build']);

/** @param {string} folder @returns {Generator<string>} */
function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else yield file;
  }
}

/**
 * Hashes the files of folders.
 * @param {string[]} folders - relative to the root @param {string[]} salt - further inputs
 */
export function inputHash(folders, salt = []) {
  const hash = createHash('sha256').update(salt.join('\0'));
  for (const folder of [...folders, 'package-lock.json']) {
    const target = path.join(root, folder);
    const files = statSync(target).isDirectory() ? [...filesOf(target)].sort() : [target];
    for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether a file of a folder contains a text. @param {string} folder - relative to the root @param {string} text */
export const mentions = (folder, text) =>
  [...filesOf(path.join(root, folder))].some((file) => readFileSync(file, 'utf8').includes(text));
