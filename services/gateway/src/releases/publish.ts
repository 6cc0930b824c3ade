import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpError } from '@guide/service-kit';
import type { Registry } from './registry';
import { ReleaseRefused } from './signing/verify';
import { readBuild } from './store';
import { register } from './upload/register';

/** A module that was built but is not live: a team decides what is, or the build is refused. */
interface HeldBack {
  module: string;
  built: string;
  /** The live version; undefined if the module was unregistered. */
  live?: string;
  /** Why the build is refused, one sentence. */
  refused?: string;
}

/**
 * Registers every built module by the code of an upload, without the checks against live releases: it was built with the
 * shell. Makes it live where nothing is live, or where the live release came from a start (D-64).
 * @param modulesBuild a folder with one built module per folder
 * @param signedFolder the signed manifests, `<module>.jws`
 * @returns the modules that did not become live
 */
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
      if (!(await isRegistered(registry, module, version))) {
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
    const heldBackFor = await registry.promoteFromStart(module, version);
    if (heldBackFor) heldBack.push({ module, built: version, ...heldBackFor });
  }
  return heldBack;
}

/** A release that is refused may be registered again, signed anew. */
const isRegistered = (registry: Registry, module: string, version: string): Promise<boolean> =>
  registry.find(module, version).then(
    (release) => release !== null,
    () => false,
  );
