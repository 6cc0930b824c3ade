import { CONTRACT_PACKAGE, contractMismatch, sharedMismatch } from '@guide/contracts/release/live-checks';
import type { Registry } from './registry';
import type { SiteManifest } from './siteManifest';

/**
 * A team's release that this gateway would break: one that is live, or was before what is and is gone back to by a
 * rollback. What a start of the guide made live is built with it and not checked.
 * @param provided what this gateway's shell provides
 * @returns one sentence that names module and owner, or null
 */
export async function brokenRelease(
  registry: Registry,
  provided: SiteManifest['provided'],
): Promise<string | null> {
  const packages = Object.fromEntries(provided);
  const { modules, releases } = await registry.state();
  const byTeams = new Set(modules.filter(({ liveBy }) => liveBy !== 'start').map(({ _id }) => _id));
  for (const release of releases.values()) {
    if (!byTeams.has(release.module)) continue;
    const reason =
      contractMismatch(release, packages[CONTRACT_PACKAGE] ?? '') ?? sharedMismatch(release, packages);
    if (reason)
      return `${reason} It is ${release.module} ${release.version} of ${release.owner}, which is live or was before: release it for both first, or unregister it.`;
  }
  return null;
}
