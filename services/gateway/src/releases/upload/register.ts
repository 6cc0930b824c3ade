import type { ReleaseManifest } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { httpError } from '@guide/service-kit';
import type { Registry } from '../registry';
import { removeFiles, type Staged, stage } from '../store';

export const SERVER = 'server/server.cjs';
/** Where the federation plugin lists the files of each screen. */
const DESCRIPTION = 'browser/mf-manifest.json';

/**
 * Stores the files of a verified manifest and registers it. It is not live yet.
 * @param check of the stored files, before they are moved into the store
 * @throws {HttpError} 400 `INVALID_ARCHIVE` when the files are not the manifest's, 503 when they cannot be written
 * @throws {ReleaseRefused} when the owners file does not permit it any more
 */
export async function register(
  store: string,
  registry: Registry,
  { manifest, signed }: { manifest: ReleaseManifest; signed: string },
  files: ReadonlyMap<string, Uint8Array>,
  check: (staged: Staged) => Promise<void> = async () => {},
): Promise<ReleaseManifest> {
  const { module, version } = manifest;
  const difference = differsFrom(manifest, files);
  if (difference) throw httpError(400, 'INVALID_ARCHIVE', difference);
  const staged = await stage(store, files).catch(throwStoreFault);
  try {
    await check(staged);
    await staged.place(module, version).catch(throwStoreFault);
  } finally {
    await staged.remove();
  }
  // The owners file may have changed meanwhile, so the manifest is verified again.
  return registry.add(signed).catch(async (error) => {
    if (!(await registry.find(module, version).catch(() => null))) await removeFiles(store, module, version);
    throw error;
  });
}

/** @throws {HttpError} 503 if the store cannot be written; otherwise the error itself */
function throwStoreFault(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw httpError(503, 'STORAGE_FULL', 'The module store has no room left.');
  throw error.syscall ? httpError(503, 'STORE_UNAVAILABLE', 'The module store cannot be written.') : error;
}

/**
 * Compares files with a manifest: each script and style has the signed hash, and none is missing. The embed kit has no server
 * bundle and no description.
 * @returns one sentence, or null
 */
function differsFrom(manifest: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string | null {
  const { module, integrity, serverIntegrity, entry, exposes } = manifest;
  const server = files.get(SERVER);
  if ((server && integrityOf(server)) !== serverIntegrity) return `${SERVER} is not what was signed.`;
  for (const [name, hash] of Object.entries(integrity)) {
    const bytes = files.get(`browser/${name}`);
    if (!bytes || integrityOf(bytes) !== hash) return `${name} is not what was signed.`;
  }
  const unsigned = [...files.keys()].find(
    (name) => /\.(js|css)$/.test(name) && !Object.hasOwn(integrity, name.slice('browser/'.length)),
  );
  if (unsigned) return `${unsigned} is in no signed list.`;
  const needed = [entry, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
  const missing = needed.find((name) => !Object.hasOwn(integrity, name));
  if (missing) return `${missing} is needed, but is no file of the release.`;
  return files.has(DESCRIPTION) || module === EMBED_KIT ? null : `${DESCRIPTION} is missing.`;
}
