import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Api, PinnedRelease } from '../api';
import type { Route, Site } from '../site';
import type { Settings } from './host';
import type { Screen } from './screen';

/** A path and the screen that it shows: of the route table or of a live release's claims. */
export interface RouteRow extends Pick<Route, 'path' | 'module' | 'screen' | 'pageType'> {
  /** Fixed parameters of this path, e.g. the listing of `/tower-of-london`. */
  params?: Record<string, string>;
  /**
   * Parameters of the address that the screen reads, a default value after `=`: others are removed before a page is
   * rendered and cached. Absent: all.
   */
  query?: readonly string[];
}

/** What the first script of a page knows of it: JSON in the attribute `data-page` of its own element. */
export interface FirstPage {
  /** Whether the browser is to render what the server has not. */
  hydrateAtOnce: boolean;
  /** The scripts that hydrate the page: the shell's own, then its module's. */
  scripts: PinnedFile[];
  /** The style sheets of which no more stands in the page than it shows, in the order of their parts. */
  styles: PinnedFile[];
  /** The script that measures field vitals; absent on a page without a module. */
  vitals?: PinnedFile;
  /** What showed the page; absent on a page without a module. */
  release?: { module: string; version: string };
  /** What the page's entries in the data layer are made of; null where no route matches. */
  match: { row: Pick<RouteRow, 'screen' | 'pageType'>; params: RouteMatch['params'] } | null;
}

export type PinnedFile = [address: string, integrity: string];

export interface RouteMatch {
  row: RouteRow;
  params: Record<string, string | undefined>;
}

/** What a served page carries for the browser: everything that its first render was made of. */
export interface PageState {
  site: Site;
  /** The releases that this page is pinned to, by module. */
  modules: Record<string, PinnedRelease>;
  /** Version of the contract that the page's scripts were built with. */
  contract: string;
  /** Origins that a developer may take modules from in place of releases; none in production. */
  moduleOrigins: string[];
  queries: DehydratedState;
  settings: Settings;
  /** Time of the request, ms since 1970. */
  now: number;
  /** Whether the screen is in the HTML; if not, the browser renders it. */
  rendered: boolean;
}

/** What the gateway needs of the shell's server bundle. */
export interface ShellBundle {
  /** Every row of the route table: what a release must go on offering. */
  routeTable(site: Site): Pick<Route, 'path' | 'module' | 'screen'>[];
  /**
   * @param modules those with a release, by name, with the paths that they claim; default: the route table alone
   * @returns null where neither the route table nor a claim has a row for it: Page Not Found
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
  /** The shell's own copies of what module bundles load by `require`. */
  provided: Record<string, unknown>;
}
