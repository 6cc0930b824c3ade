import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { RELEASE_FILE, UPLOAD_LIMITS } from '@guide/contracts/release/upload-limits';
import { pack } from 'tar-stream';
import { namesBelow } from '../build/content-names.mjs';

/** Not packed, because the gateway compresses files itself. */
const COMPRESSED = /\.(br|gz)$/;

/** @param {string} out - the folder of the builds `browser/` and `server/` @returns {[name: string, bytes: Buffer][]} */
function releaseFiles(out) {
  // The embed kit has no server bundle.
  const folders = ['server', 'browser'].filter((name) => existsSync(path.join(out, name)));
  return folders.flatMap((folder) =>
    namesBelow(path.join(out, folder))
      .filter((name) => !COMPRESSED.test(name))
      .map(
        (name) =>
          /** @type {[string, Buffer]} */ ([`${folder}/${name}`, readFileSync(path.join(out, folder, name))]),
      ),
  );
}

/**
 * Packs a release for `POST /api/releases`: a gzipped tar with the signed manifest first.
 * @param {string} out - the folder of the builds `browser/` and `server/`
 * @param {string} signed - the manifest, a compact JWS @returns {Promise<Buffer>}
 */
export async function packRelease(out, signed) {
  const tar = pack();
  const packed = buffer(tar.pipe(createGzip({ level: 9 })));
  for (const [name, bytes] of [/** @type {const} */ (['release.jws', signed]), ...releaseFiles(out)])
    tar.entry({ name, mtime: new Date(0) }, bytes);
  tar.finalize();
  return packed;
}

/**
 * Finds what a guide would refuse of an upload's size and file names.
 * @param {string} out - the folder of the builds @returns {Promise<string[]>} a sentence for each
 */
export async function findUploadFaults(out) {
  const { SENT_BYTES, UNPACKED_BYTES, FILE_BYTES, FILES, NAME_LENGTH } = UPLOAD_LIMITS;
  const files = releaseFiles(out);
  const unpacked = files.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const isTooLarge = unpacked > UNPACKED_BYTES;
  const sent = isTooLarge ? 0 : (await packRelease(out, '')).length;
  return [
    ...files.flatMap(([name, { length }]) => [
      ...(RELEASE_FILE.test(name) && name.length <= NAME_LENGTH ? [] : [`${name} cannot be in a release.`]),
      ...(length > FILE_BYTES ? [`${name} has ${length} bytes; a file has ${FILE_BYTES} at most.`] : []),
    ]),
    ...(files.length > FILES ? [`The release has ${files.length} files; ${FILES} are possible.`] : []),
    ...(isTooLarge ? [`The release has ${unpacked} bytes; ${UNPACKED_BYTES} are possible.`] : []),
    ...(sent > SENT_BYTES ? [`The archive has ${sent} bytes; ${SENT_BYTES} are possible.`] : []),
  ];
}
