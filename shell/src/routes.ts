import type { PinnedRelease } from '@guide/contracts/api';
import type { RouteMatch, RouteRow } from '@guide/contracts/module';
import { routeTable, type Site } from '@guide/contracts/site';
import { matchPath } from 'react-router-dom';

type Modules = Readonly<Record<string, Pick<PinnedRelease, 'claims'>>>;

const claimedRows = (modules: Modules): RouteRow[] =>
  Object.keys(modules)
    .sort()
    .flatMap((module) =>
      (modules[module]!.claims?.paths ?? []).map((row) => ({
        query: [],
        ...modules[module]!.claims?.screens?.[row.screen],
        ...row,
        module,
      })),
    );

function declaredRow(row: RouteRow, modules?: Modules): RouteRow {
  const screens = modules?.[row.module]?.claims?.screens;
  return { ...row, ...(screens && { query: [], ...screens[row.screen] }) };
}

/**
 * Finds the route of a path. The route table takes precedence over paths that modules claim (D-67).
 * @param modules - live releases by name; without them the whole table matches, and no claims
 */
export function matchRoute(site: Site, pathname: string, modules?: Modules): RouteMatch | null {
  let isInTable = false;
  for (const row of routeTable(site)) {
    const match = matchRow(row, pathname);
    if (!match) continue;
    if (!modules || Object.hasOwn(modules, row.module))
      return { ...match, row: declaredRow(match.row, modules) };
    isInTable = true;
  }
  if (isInTable || !modules) return null;
  for (const row of claimedRows(modules)) {
    const match = matchRow(row, pathname);
    if (match) return match;
  }
  return null;
}

function matchRow(row: RouteRow, pathname: string): RouteMatch | null {
  const match = matchPath({ path: row.path, caseSensitive: true }, pathname);
  return match && { row, params: { ...match.params, ...row.params } };
}
