import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownHost } from '../security/hosts';

/** What a machine calls itself. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The site's origin for absolute links: the setting, or where the gateway listens. What a request names as its host is
 * written by the visitor and must not appear in a page that another visitor gets. Pass the request for responses that only
 * its sender receives: without the setting, the origin is then the requested address, if it is the machine's.
 * @param setting `ORIGIN`, e.g. "https://guide.example"
 */
export function originOf(app: FastifyInstance, setting: string | undefined) {
  const isOwnHost = ownHost(undefined);
  // The system is queried once: an address stays while a server listens.
  let own = setting;
  return (request?: FastifyRequest): string => {
    if (!setting && request && isOwnHost(request.host)) return `${request.protocol}://${request.host}`;
    own ??= addressOf(app.server.address() as AddressInfo | null);
    return own ?? 'http://localhost:80';
  };
}

/** All origins that one is on its own machine: `localhost` and `127.0.0.1` are the same site there. */
export function sameOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  return LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/** @returns nothing before the server listens; tests call without one */
function addressOf(listening: AddressInfo | null): string | undefined {
  if (!listening) return undefined;
  const { address, family, port } = listening;
  if (['0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
