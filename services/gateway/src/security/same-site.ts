import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

export interface SameSiteOptions {
  /** The site's origin as visitors see it; default: the host that the request names. */
  origin?: string;
  /** Further origins whose pages may write. */
  allowed: string[];
}

/**
 * Refuses writes that another site's page sends (cross-site request forgery). Browsers say where a request comes
 * from in Sec-Fetch-Site, older ones in Origin; what says neither is no browser and carries nobody's cookies.
 * https://owasp.org/www-community/attacks/csrf, https://www.w3.org/TR/fetch-metadata/
 */
export const sameSiteWrites = plugin<SameSiteOptions>(
  async (app, { origin, allowed }) => {
    const known = new Set(origin ? [origin, ...allowed] : allowed);
    app.addHook('onRequest', async (request) => {
      if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isOwn(request, known)) return;
      throw httpError(403, 'FORBIDDEN', 'Another site may not send this.');
    });
  },
  { name: 'same-site-writes' },
);

function isOwn({ headers, host }: FastifyRequest, known: Set<string>): boolean {
  const { origin } = headers;
  if (origin !== undefined && known.has(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
