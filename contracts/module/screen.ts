import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api';
import type { Site } from '../site';

/** What a screen's `load` and `head` get. */
export interface ScreenContext {
  /** Parameters of the route, e.g. `{ id: "3" }`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query string. */
  search: URLSearchParams;
  path: string;
  site: Site;
  api: Api;
  /** The page's query cache; `load` fills it and `head` reads it. */
  queries: QueryClient;
}

/** The document's head (D-50). */
export interface Head {
  title: string;
  description: string;
  /** Path or address on this site of the page's original (D-3). */
  canonical?: string;
  /** Picture for Open Graph and the one to load first: a path under /images. */
  image?: string;
  /** `srcset`-ready preload of the first picture. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string };
  jsonLd?: object[];
  noIndex?: boolean;
}

/** The status of the page; absent is 200. */
export interface ScreenResult {
  status?: 404;
}

export interface ScreenProps {
  params: ScreenContext['params'];
}

/** One screen of a module. Nothing in it uses `window` while rendering. */
export interface Screen {
  /**
   * Loads the first data into `context.queries`: on the server, and in the browser before a likely visit. The component
   * shows queries that failed.
   */
  load?(context: ScreenContext): Promise<ScreenResult | undefined>;
  /** Undefined until the data is there: the browser keeps the head, the server uses the frame's. */
  head(context: ScreenContext): Head | undefined;
  Component: ComponentType<ScreenProps>;
}

/** What a module's `src/index.ts` exports, and its server bundle with it. */
export interface ModuleExports {
  screens: Record<string, Screen>;
  widgets?: Record<string, ComponentType<never>>;
}
