import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RELEASE_FILE, UPLOAD_LIMITS } from '@guide/contracts/release/upload-limits';
import { httpError } from '@guide/service-kit';
import { type Extract, extract } from 'tar-stream';

const MANIFEST = 'release.jws';
const { SENT_BYTES, UNPACKED_BYTES, FILE_BYTES, MANIFEST_BYTES, FILES, NAME_LENGTH } = UPLOAD_LIMITS;

const invalid = (message: string) => httpError(400, 'INVALID_ARCHIVE', message);
const tooLarge = (message: string) => httpError(413, 'BODY_TOO_LARGE', message);

/** Receives a whole archive. @param digest - its SHA-256, base64url @throws {HttpError} 400 `INVALID_ARCHIVE`, 413 */
export async function receiveArchive(body: Readable, digest: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > SENT_BYTES) throw tooLarge(`An archive has ${SENT_BYTES} bytes at most.`);
    chunks.push(chunk);
  }
  const archive = Buffer.concat(chunks);
  if (createHash('sha256').update(archive).digest('base64url') !== digest)
    throw invalid('The archive is not the one that was signed.');
  return archive;
}

/** Unpacks a gzipped tar in memory. `onManifest` gets the first file before others are read. @throws {HttpError} */
export async function readArchive(
  archive: Buffer,
  onManifest: (signed: string) => Promise<void>,
): Promise<Map<string, Buffer>> {
  const unpacked = extract();
  const files = new Map<string, Buffer>();
  const feeding = pipeline(Readable.from([archive]), createGunzip(), limited, unpacked);
  const reading = readEntries(unpacked, files, onManifest);
  try {
    await Promise.all([feeding, reading]);
  } catch (error) {
    await Promise.allSettled([feeding, reading]);
    throw faultOf(error as NodeJS.ErrnoException);
  }
  return files;
}

async function* limited(unzipped: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of unzipped) {
    bytes += chunk.length;
    if (bytes > UNPACKED_BYTES) throw tooLarge(`An archive unpacks to ${UNPACKED_BYTES} bytes at most.`);
    yield chunk;
  }
}

async function readEntries(
  unpacked: Extract,
  files: Map<string, Buffer>,
  onManifest: (signed: string) => Promise<void>,
): Promise<void> {
  let manifest: string | undefined;
  for await (const entry of unpacked) {
    const { name, type, size } = entry.header;
    if (type !== 'file') throw invalid(`${quote(name)} is not a file.`);
    if (manifest === undefined) {
      if (name !== MANIFEST) throw invalid(`The first file of an archive must be ${MANIFEST}.`);
      if (size > MANIFEST_BYTES) throw tooLarge(`${MANIFEST} has ${MANIFEST_BYTES} bytes at most.`);
      manifest = (await buffer(entry)).toString();
      await onManifest(manifest);
      continue;
    }
    if (!RELEASE_FILE.test(name) || name.length > NAME_LENGTH)
      throw invalid(`${quote(name)} cannot be in a release.`);
    if (files.has(name)) throw invalid(`${name} is in the archive twice.`);
    if (files.size >= FILES) throw tooLarge(`A release has ${FILES} files at most.`);
    if (size > FILE_BYTES) throw tooLarge(`${name} has ${size} bytes; a file has ${FILE_BYTES} at most.`);
    files.set(name, await buffer(entry));
  }
  if (manifest === undefined) throw invalid('The archive is empty.');
  const names = [...files.keys()];
  const folder = names.find((name) => names.some((other) => other.startsWith(`${name}/`)));
  if (folder) throw invalid(`${folder} is a file and a folder.`);
}

/** Escapes a name, which the sender has chosen. */
const quote = (name: string) => JSON.stringify(name.slice(0, 80));

function faultOf(error: NodeJS.ErrnoException): Error {
  if (error.code?.startsWith('Z_')) return invalid('The archive is not a complete gzip file.');
  if (error.name === 'Error' && !error.code) return invalid('The archive is not a complete tar file.');
  return error;
}
