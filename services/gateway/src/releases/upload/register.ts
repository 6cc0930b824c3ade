import type { ReleaseManifest } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { httpError } from '@guide/service-kit';
import type { Registry } from '../registry';
import { clearPending, type Staged, stage } from '../store';

export const SERVER = 'server/server.cjs';
/** The federation plugin's list of the files of each screen. */
const DESCRIPTION = 'browser/mf-manifest.json';

/** Stores the files of a verified manifest and registers it without making it live. @throws {HttpError} 400, 503 */
export async function register(
  store: string,
  registry: Registry,
  { manifest, signed }: { manifest: ReleaseManifest; signed: string },
  files: ReadonlyMap<string, Uint8Array>,
  check: (staged: Staged) => Promise<void> = async () => {},
): Promise<ReleaseManifest> {
  await storeFiles(store, manifest, files, check);
  // Verifies again: the owners file may have changed. After a failure `removeAbandoned` decides about the files,
  // because without the database nobody knows whether the release is registered.
  const registered = await registry.add(signed);
  await clearPending(store, manifest.module, manifest.version);
  return registered;
}

/** Stores the files of a verified manifest and marks them as pending. @throws {HttpError} 400, 503 */
export async function storeFiles(
  store: string,
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
  check: (staged: Staged) => Promise<void> = async () => {},
): Promise<void> {
  const { module, version } = manifest;
  const difference = findDifference(manifest, files);
  if (difference) throw httpError(400, 'INVALID_ARCHIVE', difference);
  const staged = await stage(store, files).catch(throwStoreFault);
  try {
    await check(staged);
    await staged.moveToStore(module, version).catch(throwStoreFault);
  } finally {
    await staged.remove();
  }
}

/** @throws {HttpError} 503 if the store failed, otherwise the error itself */
function throwStoreFault(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw httpError(
      503,
      'STORAGE_FULL',
      'The module store is full, nothing was changed. Tell the operator of the guide.',
    );
  if (!error.syscall) throw error;
  const message = 'The module store cannot be written, nothing was changed. Tell the operator of the guide.';
  throw httpError(503, 'STORE_UNAVAILABLE', message);
}

/** @returns one sentence if a script, style or catalogue does not have its signed hash, or a file is missing; else null */
function findDifference(manifest: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string | null {
  const { module, integrity, serverIntegrity, entry, exposes, languages = {} } = manifest;
  const server = files.get(SERVER);
  if ((server && integrityOf(server)) !== serverIntegrity) return `${SERVER} is not what was signed.`;
  for (const [name, hash] of Object.entries(integrity)) {
    const bytes = files.get(`browser/${name}`);
    if (!bytes || integrityOf(bytes) !== hash) return `${name} is not what was signed.`;
  }
  for (const { file, integrity: hash } of Object.values(languages)) {
    const bytes = files.get(`browser/${file}`);
    if (!bytes || integrityOf(bytes) !== hash) return `${file} is not what was signed.`;
  }
  const unsigned = [...files.keys()].find(
    (name) => /\.(js|css)$/.test(name) && !Object.hasOwn(integrity, name.slice('browser/'.length)),
  );
  if (unsigned) return `${unsigned} is not signed.`;
  const needed = [entry, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
  const missing = needed.find((name) => !Object.hasOwn(integrity, name));
  if (missing) return `${missing} is needed, but is not in the release.`;
  return files.has(DESCRIPTION) || module === EMBED_KIT ? null : `${DESCRIPTION} is missing.`;
}
