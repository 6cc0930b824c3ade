import type { PreviewUpload, ReleaseManifest, ReleaseUpload } from '@guide/contracts/api';
import { includesName } from '@guide/contracts/release/claims';
import { findIncompatibility } from '@guide/contracts/release/live-checks';
import { mapOf, sourceLine } from '@guide/contracts/release/source-line';
import { checkBuild } from '../../checks/check';
import type { ScreenRequest } from '../../renderers/messages';
import type { Renderers } from '../../renderers/renderers';
import { type GatewayCapabilities, readLive } from '../live';
import type { Registry } from '../registry';
import type { Signer } from '../signing/requests';
import { ReleaseRefused } from '../signing/verify';
import { removeAbandoned, storedBytes } from '../store';
import { whenAvailable } from './admission';
import { readArchive } from './archive';
import { register, SERVER } from './register';

/** Limit per team, compressed copies included: some hundred releases of the largest module. */
const MAX_STORED_BYTES = 1024 ** 3;

export interface ReceiveOptions {
  store: string;
  site: GatewayCapabilities;
  registry: Registry;
  checks: string;
  tryBundle: Renderers['tryBundle'];
  /** The pages to render before a release may become live. */
  pagesOf(release: ReleaseManifest): Promise<ScreenRequest[]>;
}

/**
 * Unpacks, checks, stores and registers an upload without making it live.
 * @param waitUntil - how long to wait for a renderer, by `performance.now()`
 * @throws {HttpError, ReleaseRefused, RendererUnavailable}
 */
export async function receive(
  { store, site, registry, checks, tryBundle, pagesOf }: ReceiveOptions,
  archive: Buffer,
  { module, version }: ReleaseUpload | PreviewUpload,
  { team, modules, budget }: Signer,
  waitUntil: number,
): Promise<ReleaseManifest> {
  let signed = '';
  let verified: ReleaseManifest | undefined;
  const files = await readArchive(archive, async (text) => {
    const manifest = await registry.verifyRegistrable(text);
    if (manifest.module !== module || manifest.version !== version)
      throw new ReleaseRefused(
        `The request is for ${module} ${version}, and the archive holds ${manifest.module} ${manifest.version}.`,
      );
    signed = text;
    verified = manifest;
  });
  const release = verified!;
  await removeAbandoned(store, registry.isRegistered);
  const live = await readLive(site, registry);
  return register(store, registry, { manifest: release, signed }, files, async (staged) => {
    rejectIf(findIncompatibility(release, live));
    rejectIf(await renderFault(release, files));
    rejectIf(await checkBuild(checks, { release, folder: staged.folder, live, budget }));
    const stored = await storedBytes(store, (name) => includesName(modules, name));
    if (stored + (await staged.bytes()) > MAX_STORED_BYTES)
      throw new ReleaseRefused(
        `The releases of ${team} take ${megabytes(stored)} MB of the module store; with this one they would take more than ${megabytes(MAX_STORED_BYTES)} MB. Unused releases are deleted after 14 days.`,
      );
  });

  /** Renders each screen once; the embed kit has none. @returns why it is refused, or null */
  async function renderFault(manifest: ReleaseManifest, files: Map<string, Buffer>): Promise<string | null> {
    if (manifest.serverIntegrity === undefined) return null;
    const [code, pages] = [String(files.get(SERVER)), await pagesOf(manifest)];
    const failure = await whenAvailable(() => tryBundle(manifest, code, pages), waitUntil);
    if (!failure) return null;
    const [message] = failure.text.split('\n', 1);
    const line = await sourceLine(failure.text, async (file) => files.get(mapOf(file)) ?? null);
    const where = `${failure.path ? ` at ${failure.path}` : ''}${line ? `, in ${line}` : ''}`;
    return `${module} cannot be rendered on the server${where}: ${message}`;
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);

function rejectIf(reason: string | null): void {
  if (reason) throw new ReleaseRefused(reason);
}
