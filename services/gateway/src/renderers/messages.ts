import type { PinnedRelease } from '@guide/contracts/api';
import type { Head, RouteMatch, Settings } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

/** What a renderer needs to know about one page. */
export interface ScreenRequest {
  match: RouteMatch;
  /** Path with its query string. */
  url: string;
  /** Of the site, for absolute links. */
  origin: string;
  modules: Record<string, PinnedRelease>;
  contract: string;
  moduleOrigins: string[];
  settings: Settings;
  /** Time of the request, ms since 1970. */
  now: number;
}

/** A screen's head, with JSON-LD as text that can stand in a script element. */
export interface WrittenHead extends Omit<Head, 'jsonLd'> {
  jsonLd?: string[];
}

/** What a module decides about a page, besides its HTML and data. */
export interface ScreenResult {
  status: 200 | 404;
  /** Undefined when the data that names the page did not come. */
  head?: WrittenHead;
  /** The CSS classes in its HTML, separated by spaces. */
  classes: string;
  /** False when data was missing. */
  complete: boolean;
}

/** A rendered screen. */
export interface RenderedScreen extends ScreenResult {
  /** HTML below `#root`. */
  html: Buffer;
  /** Its dehydrated queries as JSON that can stand in a script element. */
  queries: Buffer;
}

/** From the gateway to a renderer. The body of `boot` is the shell's bundle, of `load` the release's, of `answer` the API's. */
export type ToRenderer =
  | { type: 'boot'; site: Site }
  | { type: 'load'; filename: string }
  | ({ type: 'page'; id: number } & ScreenRequest)
  | { type: 'answer'; call: number; status: number; headers: Record<string, string> }
  | { type: 'unanswered'; call: number; message: string };

/** From a renderer to the gateway. The body of `page` is its HTML, of `htmlBytes`, followed by its queries. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'loaded' }
  | { type: 'refused'; message: string }
  | ({ type: 'page'; id: number; htmlBytes: number } & ScreenResult)
  | { type: 'failed'; id: number; message: string }
  | { type: 'call'; id: number; call: number; method: string; url: string }
  | { type: 'denied'; what: string }
  | { type: 'console'; text: string };
