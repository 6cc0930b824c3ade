import { isIP } from 'node:net';
import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

const HOST = /^host$/i;

/** Parts that an address can have and a host cannot. */
const NOT_A_HOST = /[/\\@?#]/;

/**
 * The host that a request names, without its port. A visitor can write anything there: nothing that others read is
 * made from it.
 */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[|\]$/g, '');

/**
 * Whether a header `Host` names the host of an origin: `guide.example:443` and `Guide.Example` are `https://guide.example`.
 * @param origin e.g. of the header `Origin`; one that is none, such as `null`, has no host
 */
export function isHostOf(host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: expected } = new URL(origin);
  const named = `${protocol}//${host}`;
  return !NOT_A_HOST.test(host) && URL.canParse(named) && new URL(named).host === expected;
}

/**
 * Whether a request names this site as its host. Without `ORIGIN` that is any address of a machine and
 * `localhost`: a name of another site's may be made to lead here (DNS rebinding), a number cannot.
 * @param origin the site's origin as visitors see it
 */
export const ownHost =
  (origin: string | undefined) =>
  (host: string): boolean =>
    origin ? isHostOf(host, origin) : nameOf(host) === 'localhost' || isIP(nameOf(host)) > 0;

/**
 * Refuses requests that name two hosts, as a proxy and the site could each use another one, and those of
 * pages whose origin is the host they name, where that is not ours.
 * https://datatracker.ietf.org/doc/html/rfc9112#section-3.2
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

/** How many headers `Host` came: names and values alternate in the raw headers. */
function hostsNamed({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (HOST.test(rawHeaders[i]!)) count += 1;
  return count;
}
