import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHostCheck } from '../security/hosts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The site's origin. Pass `request` only for responses that no other client gets: its `Host` may be forged. */
export function originOf(app: FastifyInstance, setting: string | undefined) {
  const isSiteHost = createHostCheck(undefined);
  let siteOrigin = setting;
  return (request?: FastifyRequest): string => {
    if (!setting && request && isSiteHost(request.host)) return `${request.protocol}://${request.host}`;
    siteOrigin ??= addressOf(app.server.address() as AddressInfo | null);
    return siteOrigin ?? 'http://localhost:80';
  };
}

/** Treats `localhost` and `127.0.0.1` as the same site. */
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
