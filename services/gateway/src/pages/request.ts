import type { Release } from '@guide/contracts/api';
import type { RouteMatch, Settings } from '@guide/contracts/module';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Preview } from '../previews/links';

/** Everything that one page is made from. */
export interface PageRequest {
  /** Id of the request, for the logs of the services. */
  id: string;
  /** Address that pays for the rendering. */
  ip: string;
  /** Its path, with the parameters that the screen reads. */
  url: URL;
  /** What the path shows to this visitor; null is Page Not Found. */
  match: RouteMatch | null;
  /** The visitor's release of each module. */
  releases: Readonly<Record<string, Release>>;
  /** The releases that can show the route: the visitor's, then those that replace it when it fails. */
  alternatives: Release[];
  /** The release that only this visitor is shown. */
  preview: Preview | null;
  settings: Settings;
  /** Whether the visitor may load modules from developers' origins. */
  overriding: boolean;
  /** The site's, for absolute links. */
  origin: string;
  log: FastifyBaseLogger;
}

/** What a rendering depends on: requests with the same key share it. */
export const cacheKey = ({ url, settings, overriding, releases }: PageRequest): string => {
  const versions = Object.values(releases).map(({ version }) => version);
  return `${url.pathname}${url.search} ${settings.theme} ${settings.dataSaver} ${overriding} ${versions}`;
};

/** The visitor's display settings: cookies `theme` and `saver`, or the browser's own Save-Data (D-22). */
export function readSettings({ cookies, headers }: FastifyRequest): Settings {
  const theme = cookies['__Host-theme'] ?? cookies.theme;
  const saver = cookies['__Host-saver'] ?? cookies.saver;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: saver === undefined ? headers['save-data'] === 'on' : saver === 'on',
  };
}
