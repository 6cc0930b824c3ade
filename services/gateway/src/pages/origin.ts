import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The site's origin for absolute links: the setting, or where the gateway listens. What a request names as its host is
 * the visitor's word and may stand in no page that another visitor gets.
 * @param setting `ORIGIN`, e.g. "https://guide.example"
 */
export function originOf(app: FastifyInstance, setting: string | undefined): () => string {
  // The system is asked once: an address stays while a server listens.
  let own = setting;
  return () => {
    own ??= addressOf(app.server.address() as AddressInfo | null);
    return own ?? 'http://localhost:80';
  };
}

/** @returns nothing before the server listens; tests call without one */
function addressOf(listening: AddressInfo | null): string | undefined {
  if (!listening) return undefined;
  const { address, family, port } = listening;
  if (['0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
