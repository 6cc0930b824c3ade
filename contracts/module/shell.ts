import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Api, PinnedRelease } from '../api';
import type { Route, Site } from '../site';
import type { Settings } from './host';
import type { Screen } from './screen';

/** A route, from the route table or from a live release's claims. */
export interface RouteRow extends Pick<Route, 'path' | 'module' | 'screen' | 'pageType'> {
  /** Fixed parameters, such as the listing of `/tower-of-london`. */
  params?: Record<string, string>;
  /** Query parameters that the screen reads, with defaults (`sort=rating`); pages ignore others. Absent: all. */
  query?: readonly string[];
}

/** Input of a page's first script: JSON in its attribute `data-page`. */
export interface FirstPage {
  hydrateAtOnce: boolean;
  /** Scripts that hydrate the page: the shell's, then its module's. */
  scripts: PinnedFile[];
  /** Style sheets that the page inlines in part, in the order of the parts. */
  styles: PinnedFile[];
  /** Script that reports Web Vitals; absent on pages without a module. */
  vitals?: PinnedFile;
  /** Release that rendered the page; absent on pages without a module. */
  release?: { module: string; version: string };
  /** The page's route for the data layer; null if none matches. */
  match: { row: Pick<RouteRow, 'screen' | 'pageType'>; params: RouteMatch['params'] } | null;
}

export type PinnedFile = [address: string, integrity: string];

export interface RouteMatch {
  row: RouteRow;
  params: Record<string, string | undefined>;
}

/** Data that was fetched for a page. */
export interface ServedQuery {
  key: readonly unknown[];
  data: unknown;
  /** When the data was fetched, ms since 1970. */
  at: number;
}

/** Input of the first render, on server and browser. */
export interface PageState {
  site: Site;
  modules: Record<string, PinnedRelease>;
  /** The shell's texts in the page's language; absent in English. */
  texts?: PinnedFile;
  contract: string;
  /** Origins of modules in development; empty in production. */
  moduleOrigins: string[];
  queries: ServedQuery[];
  /** The calls that fetched them, which the worker stores with the page; absent without a rendered screen. */
  calls?: string[];
  settings: Settings;
  now: number;
  /** Whether the HTML contains the screen. */
  rendered: boolean;
}

/** Exports of the shell's server bundle. */
export interface ShellBundle {
  /** Returns the route table; live releases must have its screens. */
  routeTable(site: Site): Pick<Route, 'path' | 'module' | 'screen'>[];
  /** @param modules - live releases by module; their claimed paths match, too @returns null if no route matches */
  matchRoute(
    site: Site,
    pathname: string,
    modules?: Readonly<Record<string, Pick<PinnedRelease, 'claims'>>>,
  ): RouteMatch | null;
  /** Slots on the shell's pages. */
  slots: readonly string[];
  /** Creates the element for `#root`. */
  createPage(input: {
    state: PageState;
    /** Address with the language, and query. */
    url: string;
    /** Null for Page Not Found. */
    match: RouteMatch | null;
    screen: Screen | null;
    api: Api;
    queries: QueryClient;
    /** Content of the header from an earlier page with the same path, settings and modules. */
    headerHtml?: string;
  }): ReactElement;
  /** Packages that module bundles get from `require`. */
  provided: Record<string, unknown>;
}
