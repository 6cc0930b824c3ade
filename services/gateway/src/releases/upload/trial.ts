import type { Release, ReleaseManifest } from '@guide/contracts/api';
import type { ShellBundle } from '@guide/contracts/module';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { ENGLISH, type Site } from '@guide/contracts/site';
import type { ScreenRequest } from '../../renderers/messages';
import type { GatewayCapabilities } from '../live';
import { toClientReleases } from '../records';
import type { Registry } from '../registry';
import { baseOf } from '../store';

/** One page per screen that has a path. Parameters become 1, usually an existing id; screens must cope without it. */
export async function trialPages(
  release: ReleaseManifest,
  site: Site,
  { screens, packageVersions }: Pick<GatewayCapabilities, 'screens' | 'packageVersions'>,
  matchRoute: ShellBundle['matchRoute'],
  registry: Registry,
): Promise<ScreenRequest[]> {
  const { module, version, exposes, claims } = release;
  const uploaded: Release = {
    ...release,
    base: baseOf(module, version),
    signed: '',
    releasedAt: release.signedAt,
  };
  const releases = { ...(await registry.releasesFor(null)), [module]: uploaded };
  const rows = [...screens.filter((row) => row.module === module), ...(claims?.paths ?? [])];
  const common = {
    modules: toClientReleases(releases, ENGLISH),
    language: ENGLISH,
    contract: packageVersions[CONTRACT_PACKAGE] ?? '',
    origin: 'http://localhost',
    moduleOrigins: [],
    settings: { theme: 'system', dataSaver: false } as const,
    now: Date.now(),
  };
  return Object.keys(exposes).flatMap((screen) => {
    const row = rows.find((candidate) => candidate.screen === screen);
    const url = row?.path.replace(/:[^/]+/g, '1');
    const match = url ? matchRoute(site, url, releases) : null;
    return match && match.row.module === module && match.row.screen === screen
      ? [{ ...common, match, url: url! }]
      : [];
  });
}
