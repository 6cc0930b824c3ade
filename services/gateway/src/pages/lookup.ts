import type { Release } from '@guide/contracts/api';
import type { RouteMatch, ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

/** What a path shows to a visitor who gets these releases. */
interface ShownPage {
  match: RouteMatch | null;
  /** The release of the route's module. */
  release: Release | undefined;
  /** The module whose row the path has in the route table, though no release of it may be shown. */
  hiddenModule: string | undefined;
  /** The versions of all releases, which the page is pinned to. */
  versions: string;
}

/** Looks up what a path shows. */
export function lookUpPage(
  site: Site,
  matchRoute: ShellBundle['matchRoute'],
  releases: Readonly<Record<string, Release>>,
  path: string,
): ShownPage {
  const match = matchRoute(site, path, releases);
  return {
    match,
    release: match ? releases[match.row.module] : undefined,
    hiddenModule: match ? undefined : matchRoute(site, path)?.row.module,
    versions: Object.values(releases)
      .map(({ version }) => version)
      .join(),
  };
}
