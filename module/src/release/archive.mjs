import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { namesBelow } from '../build/content-names.mjs';

/** Not packed, because the gateway compresses files itself. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Packs a release for `POST /api/releases`: a gzipped tar with the signed manifest first.
 * @param {string} out - the folder of the builds `browser/` and `server/`
 * @param {string} signed - the manifest, a compact JWS @returns {Promise<Buffer>}
 */
export async function packRelease(out, signed) {
  const tar = pack();
  const packed = buffer(tar.pipe(createGzip({ level: 9 })));
  const add = (/** @type {string} */ name, /** @type {string | Buffer} */ bytes) =>
    tar.entry({ name, mtime: new Date(0) }, bytes);
  add('release.jws', signed);
  // The embed kit has no server bundle.
  for (const folder of ['server', 'browser'].filter((name) => existsSync(path.join(out, name))))
    for (const name of namesBelow(path.join(out, folder)))
      if (!COMPRESSED.test(name)) add(`${folder}/${name}`, readFileSync(path.join(out, folder, name)));
  tar.finalize();
  return packed;
}
