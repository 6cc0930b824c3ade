import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api';
import type { Site } from '../site';

/** What a screen knows about the visit when it loads its data or names itself. */
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

/** What goes into the document's head (D-50). Absent optional parts are left out, never invented. */
export interface Head {
  title: string;
  description: string;
  /** Path of the page that is the original of this one (D-3), or its address on this site: another is a fault. */
  canonical?: string;
  /** Picture for Open Graph and the one to load first: a path under /images. */
  image?: string;
  /** `srcset`-ready preload of the first picture. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string };
  jsonLd?: object[];
  noIndex?: boolean;
}

/** The status the page answers with; absent is 200. */
export interface ScreenResult {
  status?: 404;
}

/** What the shell hands a screen's component. */
export interface ScreenProps {
  params: ScreenContext['params'];
}

/** One screen of a module: its data, its head, its component. Nothing in it touches `window` while rendering. */
export interface Screen {
  /**
   * Puts the screen's first data into `context.queries`. Runs on the server before rendering and in the browser
   * when a visitor is about to come. A failing call leaves that query without data, and the component shows it.
   */
  load?(context: ScreenContext): Promise<ScreenResult | undefined>;
  /**
   * Names the page. Undefined while the data that names it is on its way: in the browser the head stays as it was, on
   * the server the page gets the frame's.
   */
  head(context: ScreenContext): Head | undefined;
  Component: ComponentType<ScreenProps>;
}

/** What a module's `src/index.ts` exports, and its server bundle with it. */
export interface ModuleExports {
  screens: Record<string, Screen>;
  widgets?: Record<string, ComponentType<never>>;
}
