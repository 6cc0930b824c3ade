import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cityFolder } from '../rspack/common.mjs';

/** @returns {{ name: string, bytes: number }[]} gzip size of every picture of the pack, largest first */
export function pictureSizes() {
  const folder = path.join(cityFolder(), 'images');
  return readdirSync(folder)
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(folder, name))).length }))
    .sort((a, b) => b.bytes - a.bytes);
}
