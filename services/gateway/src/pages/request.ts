import type { Release } from '@guide/contracts/api';
import type { RouteMatch, Settings } from '@guide/contracts/module';
import { basePath } from '@guide/contracts/site';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Preview } from '../previews/links';

export interface PageRequest {
  id: string;
  /** The address that is charged for the rendering. */
  ip: string;
  /** The page's URL without the language, with only the parameters that the screen reads. */
  url: URL;
  /** Tag of the page's language. */
  language: string;
  /** The matched route; null means Page Not Found. */
  match: RouteMatch | null;
  releases: Readonly<Record<string, Release>>;
  /** Finds the releases to try in order: the visitor's, then its fallbacks. */
  alternatives(): Release[];
  preview: Preview | null;
  settings: Settings;
  /** Whether modules may come from developers' origins. */
  overriding: boolean;
  origin: string;
  log: FastifyBaseLogger;
}

export const cacheKey = ({ url, language, settings, overriding, releases }: PageRequest): string => {
  const versions = Object.values(releases).map(({ version }) => version);
  return `${basePath(language)}${url.pathname}${url.search} ${settings.theme} ${settings.dataSaver} ${overriding} ${versions}`;
};

/** Reads the cookies `theme` and `saver`, else the browser's Save-Data (D-22). */
export function readSettings({ cookies, headers }: FastifyRequest): Settings {
  const theme = cookies['__Host-theme'] ?? cookies.theme;
  const saver = cookies['__Host-saver'] ?? cookies.saver;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: saver === undefined ? headers['save-data'] === 'on' : saver === 'on',
  };
}
