import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Api, PinnedRelease } from '../api';
import type { Route, Site } from '../site';
import type { Settings } from './host';
import type { Screen } from './screen';

/** A path and its screen, from the route table or a live release's claims. */
export interface RouteRow extends Pick<Route, 'path' | 'module' | 'screen' | 'pageType'> {
  /** Fixed parameters of this path, e.g. the listing of `/tower-of-london`. */
  params?: Record<string, string>;
  /** Parameters that the screen reads, with defaults (`sort=rating`); pages are rendered without others. Absent: all. */
  query?: readonly string[];
}

/** The input of a page's first script: JSON in the attribute `data-page` of its element. */
export interface FirstPage {
  /** The server has not rendered the screen. */
  hydrateAtOnce: boolean;
  /** The scripts that hydrate the page: the shell's own, then its module's. */
  scripts: PinnedFile[];
  /** The style sheets of which the page has only the used rules, in the order of these parts. */
  styles: PinnedFile[];
  /** The script that measures field vitals; absent on a page without a module. */
  vitals?: PinnedFile;
  /** What showed the page; absent on a page without a module. */
  release?: { module: string; version: string };
  /** For the data layer; null where no route matches. */
  match: { row: Pick<RouteRow, 'screen' | 'pageType'>; params: RouteMatch['params'] } | null;
}

export type PinnedFile = [address: string, integrity: string];

export interface RouteMatch {
  row: RouteRow;
  params: Record<string, string | undefined>;
}

/** Everything that the first render was made of. */
export interface PageState {
  site: Site;
  /** The releases that this page is pinned to, by module. */
  modules: Record<string, PinnedRelease>;
  /** Version of the contract that the page's scripts were built with. */
  contract: string;
  /** Origins of developers' modules; none in production. */
  moduleOrigins: string[];
  queries: DehydratedState;
  settings: Settings;
  /** Time of the request, ms since 1970. */
  now: number;
  /** The screen is in the HTML. */
  rendered: boolean;
}

/** The shell's server bundle. */
export interface ShellBundle {
  /** Every row of the route table: screens that a release must have. */
  routeTable(site: Site): Pick<Route, 'path' | 'module' | 'screen'>[];
  /**
   * @param modules with a release, by name; default: the route table alone
   * @returns null: Page Not Found
   */
  matchRoute(
    site: Site,
    pathname: string,
    modules?: Readonly<Record<string, Pick<PinnedRelease, 'claims'>>>,
  ): RouteMatch | null;
  /** The slots that its pages have. */
  slots: readonly string[];
  /** The whole page below `#root` as a React element. */
  createPage(input: {
    state: PageState;
    url: string;
    /** What the address shows; null is Page Not Found. */
    match: RouteMatch | null;
    screen: Screen | null;
    api: Api;
    queries: QueryClient;
  }): ReactElement;
  /** What module bundles get from `require`. */
  provided: Record<string, unknown>;
}
