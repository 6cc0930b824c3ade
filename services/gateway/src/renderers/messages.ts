import type { PinnedRelease } from '@guide/contracts/api';
import type { Head, RouteMatch, Settings } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

export interface ScreenRequest {
  match: RouteMatch;
  /** Path without the language, and query. */
  url: string;
  language: string;
  origin: string;
  modules: Record<string, PinnedRelease>;
  contract: string;
  moduleOrigins: string[];
  settings: Settings;
  now: number;
}

/** `jsonLd` is escaped for a script element. */
export interface WrittenHead extends Omit<Head, 'jsonLd'> {
  jsonLd?: string[];
}

export interface ScreenResult {
  status: 200 | 404;
  /** The screen's head; undefined if its data is missing. */
  head?: WrittenHead;
  classes: string;
  complete: boolean;
  /** Paths and queries of the API calls whose data the page has. */
  calls: string[];
}

export interface RenderedScreen extends ScreenResult {
  /** HTML below `#root`. */
  html: Buffer;
  /** Dehydrated queries as JSON for a script element. */
  queries: Buffer;
}

/**
 * Messages to a renderer. Body: the shell for `boot`, catalogues by language for `catalogues`, the bundle for `load`, the
 * response for `answer`, unless the renderer keeps it under its number. Sites: one for each language, English first.
 */
export type ToRenderer =
  | { type: 'boot'; sites: Site[] }
  | { type: 'sites'; sites: Site[] }
  | { type: 'catalogues'; build: string }
  | { type: 'load'; filename: string }
  | ({ type: 'page'; id: number } & ScreenRequest)
  | { type: 'answer'; call: number; status: number; headers: Record<string, string>; number?: number }
  | { type: 'unanswered'; call: number; message: string };

/** Messages from a renderer. Body of `page`: HTML of `htmlBytes`, then queries. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'loaded' }
  | { type: 'refused'; message: string }
  | ({ type: 'page'; id: number; htmlBytes: number } & ScreenResult)
  | { type: 'failed'; id: number; message: string }
  | { type: 'call'; id: number; call: number; method: string; url: string }
  | { type: 'denied'; what: string }
  | { type: 'console'; text: string };
