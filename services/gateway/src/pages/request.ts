import type { Release } from '@guide/contracts/api';
import type { RouteMatch, Settings } from '@guide/contracts/module';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Preview } from '../previews/links';

/** One request for a page, matched once. */
export interface PageRequest {
  /** For the logs of the services. */
  id: string;
  /** It is charged for the rendering. */
  ip: string;
  /** With the parameters that the screen reads. */
  url: URL;
  /** Null: Page Not Found. */
  match: RouteMatch | null;
  /** Of this visitor, by module. */
  releases: Readonly<Record<string, Release>>;
  /** The visitor's release, then those that replace it when it fails. */
  alternatives: Release[];
  preview: Preview | null;
  settings: Settings;
  /** Whether modules may come from developers' origins. */
  overriding: boolean;
  /** The site's. */
  origin: string;
  log: FastifyBaseLogger;
}

/** Requests with the same key share a rendering. */
export const cacheKey = ({ url, settings, overriding, releases }: PageRequest): string => {
  const versions = Object.values(releases).map(({ version }) => version);
  return `${url.pathname}${url.search} ${settings.theme} ${settings.dataSaver} ${overriding} ${versions}`;
};

/** Cookies `theme` and `saver`, or the browser's Save-Data (D-22). */
export function readSettings({ cookies, headers }: FastifyRequest): Settings {
  const theme = cookies['__Host-theme'] ?? cookies.theme;
  const saver = cookies['__Host-saver'] ?? cookies.saver;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: saver === undefined ? headers['save-data'] === 'on' : saver === 'on',
  };
}
