import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isHostOf, ownHost } from './hosts';

export interface SameSiteOptions {
  /** `ORIGIN`; default: the request's host, where that is an IP address or `localhost`. */
  origin?: string;
  allowed: string[];
}

/**
 * Refuses writes of other sites' pages (CSRF), by Sec-Fetch-Site, or Origin in older browsers; requests with neither
 * come from no browser. https://owasp.org/www-community/attacks/csrf, https://www.w3.org/TR/fetch-metadata/
 */
export const sameSiteWrites = plugin<SameSiteOptions>(
  async (app, { origin, allowed }) => {
    const known = new Set(origin ? [origin, ...allowed] : allowed);
    const isOwnHost = ownHost(origin);
    app.addHook('onRequest', (request, _reply, done) => {
      if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isOwn(request, known, isOwnHost))
        return done();
      done(httpError(403, 'FORBIDDEN', 'Another site may not send this.'));
    });
  },
  { name: 'same-site-writes' },
);

function isOwn(
  { headers }: FastifyRequest,
  known: Set<string>,
  isOwnHost: (host: string) => boolean,
): boolean {
  const { origin } = headers;
  if (origin !== undefined && known.has(origin)) return true;
  const { host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return (site === 'same-origin' || site === 'none') && isOwnHost(host);
  return origin === undefined || (isHostOf(host, origin) && isOwnHost(host));
}
