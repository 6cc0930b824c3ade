import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownHost } from '../security/hosts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The site's origin for absolute links: `ORIGIN`, or where the gateway listens, never the host that a request names.
 * Pass the request for responses that only its sender receives: without `ORIGIN`, the requested address counts if it
 * is the machine's.
 */
export function originOf(app: FastifyInstance, setting: string | undefined) {
  const isOwnHost = ownHost(undefined);
  let own = setting;
  return (request?: FastifyRequest): string => {
    if (!setting && request && isOwnHost(request.host)) return `${request.protocol}://${request.host}`;
    own ??= addressOf(app.server.address() as AddressInfo | null);
    return own ?? 'http://localhost:80';
  };
}

/** `localhost` and `127.0.0.1` are the same site. */
export function sameOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  return LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/** @returns undefined before the server listens, as in tests */
function addressOf(listening: AddressInfo | null): string | undefined {
  if (!listening) return undefined;
  const { address, family, port } = listening;
  if (['0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
