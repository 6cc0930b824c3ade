import type { Release } from '@guide/contracts/api';
import type { RouteMatch, ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

/** What a path shows to who gets these releases. */
export interface ShownPage {
  match: RouteMatch | null;
  /** The release of the route's module. */
  release: Release | undefined;
  /** The module whose row the path has in the route table, though no release of it may be shown. */
  hiddenModule: string | undefined;
  /** The versions of all releases, which the page is pinned to. */
  versions: string;
}

/** Paths that are kept for each set of releases: the registry gives a new set with each read. */
const MAX_PATHS = 500;

/** Looks up what a path shows, once for each set of releases: a match is compared with every row of the route table. */
export function createPageLookup(site: Site, matchRoute: ShellBundle['matchRoute']) {
  const known = new WeakMap<object, Map<string, ShownPage>>();

  function find(releases: Readonly<Record<string, Release>>, path: string): ShownPage {
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

  return (releases: Readonly<Record<string, Release>>, path: string): ShownPage => {
    const pages = known.get(releases) ?? new Map<string, ShownPage>();
    known.set(releases, pages);
    const page = pages.get(path) ?? find(releases, path);
    if (pages.size < MAX_PATHS) pages.set(path, page);
    return page;
  };
}
