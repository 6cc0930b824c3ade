import type { Readable } from 'node:stream';
import type { PreviewUpload, ReleaseManifest, ReleaseUpload } from '@guide/contracts/api';
import { incompatibility } from '@guide/contracts/release/live-checks';
import { httpError } from '@guide/service-kit';
import { checkBuild } from '../../checks/check';
import type { Renderers } from '../../renderers/renderers';
import { liveParts } from '../live';
import type { Registry } from '../registry';
import { ReleaseRefused } from '../signing/verify';
import type { SiteManifest } from '../siteManifest';
import { removeAbandoned, stage } from '../store';
import { readArchive } from './archive';
import { differsFrom, SERVER } from './files';

export interface ReceiveOptions {
  /** The module store. */
  store: string;
  /** What this gateway serves. */
  site: SiteManifest;
  registry: Registry;
  /** Path of the program that checks a build. */
  checks: string;
  tryBundle: Renderers['tryBundle'];
}

/**
 * Receives an uploaded release: reads and checks it, stores its files and registers it. It is live for nobody then.
 * @param budget brotli bytes by screen or widget, as the owners file has them
 * @throws {HttpError} when the archive is not what was signed, or the store cannot be written
 * @throws {ReleaseRefused} when a check refuses it
 */
export async function receive(
  { store, site, registry, checks, tryBundle }: ReceiveOptions,
  body: Readable,
  { module, version, digest }: ReleaseUpload | PreviewUpload,
  budget: Record<string, number>,
): Promise<ReleaseManifest> {
  let signed = '';
  const files = await readArchive(body, digest, async (text) => {
    const manifest = await registry.verifyRegistrable(text);
    if (manifest.module !== module || manifest.version !== version)
      throw new ReleaseRefused(
        `The request is for ${module} ${version}, and the archive holds ${manifest.module} ${manifest.version}.`,
      );
    signed = text;
  });
  const release = await registry.verifyRegistrable(signed);
  const difference = differsFrom(release, files);
  if (difference) throw httpError(400, 'INVALID_ARCHIVE', difference);
  const live = await liveParts(site, registry);
  rejectIf(incompatibility(release, live));
  const fault = await tryBundle(release, String(files.get(SERVER)));
  rejectIf(fault && `${module} cannot be rendered on the server: ${fault}`);

  try {
    await removeAbandoned(store);
    const staged = await stage(store, files);
    try {
      rejectIf(await checkBuild(checks, { release, folder: staged.folder, live, budget }));
      await registry.verifyRegistrable(signed);
      await staged.place(module, version);
    } finally {
      await staged.remove();
    }
  } catch (error) {
    throw storeFault(error as NodeJS.ErrnoException);
  }
  return registry.add(signed);
}

function rejectIf(reason: string | null): void {
  if (reason) throw new ReleaseRefused(reason);
}

/** 503 for a store that cannot be written; other errors stay as they are. */
function storeFault(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return httpError(503, 'STORAGE_FULL', 'The module store has no room left.');
  return error.syscall ? httpError(503, 'STORE_UNAVAILABLE', 'The module store cannot be written.') : error;
}
