import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@guide/contracts/api';
import type { HttpError } from '@guide/service-kit';
import type { Registry } from './registry';
import { nullIfRefused, ReleaseRefused } from './signing/verify';
import { clearPending, readBuild, releaseFolder } from './store';
import { register, storeFiles } from './upload/register';

/** A built module that did not become live: a team's release stays live, or the build is refused. */
interface HeldBack {
  module: string;
  built: string;
  /** The live version; undefined if the module was unregistered. */
  live?: string;
  refused?: string;
}

/** Registers every built module, and makes it live unless a team's release is live (D-64). */
export async function publishBuilds(
  modulesBuild: string,
  signedFolder: string,
  store: string,
  registry: Registry,
): Promise<HeldBack[]> {
  const heldBack: HeldBack[] = [];
  for (const name of await readdir(modulesBuild)) {
    const build = path.join(modulesBuild, name);
    const { module, version } = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
    try {
      // A refused release may be registered again with a new signature.
      const registered = await registry.find(module, version).catch(nullIfRefused);
      if (registered) await restoreFiles(store, registered, build);
      else {
        const signed = await readFile(path.join(signedFolder, `${name}.jws`), 'utf8').catch(() => '');
        const manifest = await registry.verifyRegistrable(signed);
        if (manifest.module !== module || manifest.version !== version)
          throw new ReleaseRefused(
            `The build of ${module} ${version} is signed as ${manifest.module} ${manifest.version}.`,
          );
        await register(store, registry, { manifest, signed }, await readBuild(build));
      }
    } catch (error) {
      const { statusCode, message } = error as Partial<HttpError> & Error;
      if (!(error instanceof ReleaseRefused || statusCode === 400)) throw error;
      heldBack.push({ module, built: version, refused: message });
      continue;
    }
    const teamRelease = await registry.promoteFromStart(module, version);
    if (teamRelease) heldBack.push({ module, built: version, ...teamRelease });
  }
  return heldBack;
}

/** Stores the files of a registered release again if the module store was lost. */
async function restoreFiles(store: string, manifest: ReleaseManifest, build: string): Promise<void> {
  const { module, version } = manifest;
  if (existsSync(releaseFolder(store, module, version))) return;
  await storeFiles(store, manifest, await readBuild(build));
  await clearPending(store, module, version);
}
