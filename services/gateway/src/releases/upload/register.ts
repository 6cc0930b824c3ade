import type { ReleaseManifest } from '@guide/contracts/api';
import { httpError } from '@guide/service-kit';
import type { Registry } from '../registry';
import { removeFiles, type Staged, stage } from '../store';
import { differsFrom } from './files';

/**
 * Stores the files of a release whose manifest was verified, and registers it. It is live for nobody then.
 * @param files by their paths, which begin with `browser/` or `server/`
 * @param check of the stored files, before they get their place in the store
 * @throws {HttpError} 400 `INVALID_ARCHIVE` when the files are not those of the manifest, 503 when they cannot be written
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
  // The owners file may have changed meanwhile: the manifest is verified once more.
  return registry.add(signed).catch(async (error) => {
    if (!(await registry.find(module, version).catch(() => null))) await removeFiles(store, module, version);
    throw error;
  });
}

/** @throws {HttpError} 503 for a store that cannot be written; other errors stay as they are */
function throwStoreFault(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw httpError(503, 'STORAGE_FULL', 'The module store has no room left.');
  throw error.syscall ? httpError(503, 'STORE_UNAVAILABLE', 'The module store cannot be written.') : error;
}
