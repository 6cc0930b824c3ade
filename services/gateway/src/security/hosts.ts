import { isIP } from 'node:net';
import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

const HOST = /^host$/i;

const NOT_A_HOST = /[/\\@?#]/;

/** Without the port. Visitors can write anything there, so responses for others never use it. */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[|\]$/g, '');

/**
 * Whether `Host` names the host of an origin: `guide.example:443` and `Guide.Example` are `https://guide.example`.
 */
export function isHostOf(host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: expected } = new URL(origin);
  const named = `${protocol}//${host}`;
  return !NOT_A_HOST.test(host) && URL.canParse(named) && new URL(named).host === expected;
}

/**
 * Whether a host is this site's. Without `ORIGIN` that is any IP address and `localhost`: another name may have been
 * made to lead here (DNS rebinding).
 */
export const ownHost =
  (origin: string | undefined) =>
  (host: string): boolean =>
    origin ? isHostOf(host, origin) : nameOf(host) === 'localhost' || isIP(nameOf(host)) > 0;

/**
 * Refuses requests with two hosts, of which a proxy and the site could each use another one, and those whose page's
 * origin is the named host where that is not ours. https://datatracker.ietf.org/doc/html/rfc9112#section-3.2
 */
export const hosts = plugin<{ origin?: string }>(
  async (app, { origin }) => {
    const isOwn = ownHost(origin);
    app.addHook('onRequest', (request, _reply, done) => {
      if (hostsNamed(request) > 1)
        return done(httpError(400, 'INVALID_REQUEST', 'The request names two hosts.'));
      const { host = '', origin: from } = request.headers;
      if (from === undefined || isOwn(host) || !isHostOf(host, from)) return done();
      done(httpError(403, 'FORBIDDEN', 'This site has another name.'));
    });
  },
  { name: 'hosts' },
);

/** Raw headers alternate names and values. */
function hostsNamed({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (HOST.test(rawHeaders[i]!)) count += 1;
  return count;
}
