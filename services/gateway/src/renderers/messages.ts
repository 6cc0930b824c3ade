import type { PinnedRelease } from '@guide/contracts/api';
import type { Head, PageState, Settings } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

/** What a renderer needs to know about one page. */
export interface ScreenRequest {
  /** Name of the module's screen. */
  screen: string;
  params: Record<string, string | undefined>;
  /** Path with its query string. */
  url: string;
  modules: Record<string, PinnedRelease>;
  contract: string;
  moduleOrigins: string[];
  settings: Settings;
  /** Time of the request, ms since 1970. */
  now: number;
}

/** What a renderer makes of a page: everything of it that a module decides. */
export interface ScreenResult {
  status: 200 | 404;
  /** Undefined when the data that names the page did not come. */
  head?: Head;
  queries: PageState['queries'];
  /** False when data was missing. */
  complete: boolean;
}

/** A rendered screen: the response and the HTML below `#root`. */
export interface RenderedScreen extends ScreenResult {
  html: Buffer;
}

/** From the gateway to a renderer. The body of `boot` is the shell's bundle, of `load` the release's, of `answer` the API's. */
export type ToRenderer =
  | { type: 'boot'; site: Site }
  | { type: 'load'; filename: string }
  | ({ type: 'page'; id: number } & ScreenRequest)
  | { type: 'answer'; call: number; status: number; headers: Record<string, string> }
  | { type: 'unanswered'; call: number; message: string }
  | { type: 'ping' };

/** From a renderer to the gateway. The body of `page` is its HTML. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'loaded' }
  | { type: 'refused'; message: string }
  | ({ type: 'page'; id: number } & ScreenResult)
  | { type: 'failed'; id: number; message: string }
  | { type: 'call'; id: number; call: number; method: string; url: string }
  | { type: 'denied'; what: string }
  | { type: 'console'; text: string }
  | { type: 'pong' };
