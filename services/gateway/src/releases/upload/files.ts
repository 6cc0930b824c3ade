import type { ReleaseManifest } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';

/** The server bundle's name in an archive. */
export const SERVER = 'server/server.cjs';
/** Where the federation plugin lists the files that a screen loads. */
const DESCRIPTION = 'browser/mf-manifest.json';

/**
 * Whether files are those of a manifest: each script and style with the hash that was signed, and none missing. The embed
 * kit has no server bundle and no description.
 * @param files by their paths
 * @returns what is wrong, one sentence, or null
 */
export function differsFrom(
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
): string | null {
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
