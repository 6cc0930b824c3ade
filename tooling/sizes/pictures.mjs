import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cityFolder } from '../rspack/common.mjs';

/** @returns {{ name: string, bytes: number }[]} every picture of the pack, gzip, the largest first */
export function pictureSizes() {
  const folder = path.join(cityFolder(), 'images');
  return readdirSync(folder)
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(folder, name))).length }))
    .sort((one, other) => other.bytes - one.bytes);
}
