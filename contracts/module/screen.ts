import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api';
import type { Site } from '../site';

export interface ScreenContext {
  /** Parameters of the route, such as `{ id: "3" }`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  path: string;
  site: Site;
  api: Api;
  /** The page's query cache; `load` fills it and `head` reads it. */
  queries: QueryClient;
  /** True before a likely visit in the browser: `load` then leaves out what is below the first view. */
  preloading?: true;
}

/** The document's head (D-50). */
export interface Head {
  title: string;
  description: string;
  /** Canonical path or URL on this site (D-3). */
  canonical?: string;
  /** Picture in messengers; the picture of a listing, pub or area, or an address on another site. Default: the pack's. */
  image?: string;
  preloadImage?: { href: string; srcSet?: string; sizes?: string };
  jsonLd?: object[];
  noIndex?: boolean;
}

/** The page's status; default 200. */
export interface ScreenResult {
  status?: 404;
}

export interface ScreenProps {
  params: ScreenContext['params'];
}

/** A screen of a module. Rendering must not use `window`. */
export interface Screen {
  /** Loads the first data into `queries`, on the server and before likely visits. The component shows failed ones. */
  load?(context: ScreenContext): Promise<ScreenResult | undefined>;
  /** Returns undefined until the data is loaded; the browser then keeps its head and the server uses the shell's. */
  head(context: ScreenContext): Head | undefined;
  Component: ComponentType<ScreenProps>;
}

/** Exports of a module's `src/index.ts` and of its server bundle. */
export interface ModuleExports {
  screens: Record<string, Screen>;
  widgets?: Record<string, ComponentType<never>>;
}
