import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createHostCheck, isHostOf } from './hosts';

export interface SameSiteOptions {
  /** The site's origin; by default the request's host, if that is an IP address or `localhost`. */
  origin?: string;
  allowed: string[];
  /** Paths of writes that pages of any site may send, because a secret in the URL authorizes them. */
  openPaths: string[];
}

/** Refuses writes by other sites' pages (CSRF), by Sec-Fetch-Site, or by Origin in older browsers. */
export const sameSiteWrites = plugin<SameSiteOptions>(
  async (app, { origin, allowed, openPaths }) => {
    const allowedOrigins = new Set(origin ? [origin, ...allowed] : allowed);
    const isSiteHost = createHostCheck(origin);
    app.addHook('onRequest', (request, _reply, done) => {
      if (
        ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ||
        openPaths.includes(request.url.split('?', 1)[0]!) ||
        isSameSite(request, allowedOrigins, isSiteHost)
      )
        return done();
      done(httpError(403, 'FORBIDDEN', 'Another site may not send this.'));
    });
  },
  { name: 'same-site-writes' },
);

function isSameSite(
  { headers }: FastifyRequest,
  allowedOrigins: Set<string>,
  isSiteHost: (host: string) => boolean,
): boolean {
  const { origin } = headers;
  if (origin !== undefined && allowedOrigins.has(origin)) return true;
  const { host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return (site === 'same-origin' || site === 'none') && isSiteHost(host);
  return origin === undefined || (isHostOf(host, origin) && isSiteHost(host));
}
