import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The site's origin for absolute links: the setting, or where the gateway listens. What a request names as its host is
 * the visitor's word and may stand in no page that another visitor gets.
 * @param setting `ORIGIN`, e.g. "https://guide.example"
 */
export const originOf = (app: FastifyInstance, setting: string | undefined) => (): string => {
  if (setting) return setting;
  const { address, family, port } = (app.server.address() as AddressInfo | null) ?? NOT_LISTENING;
  if (['0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
};

/** Tests call without a server. */
const NOT_LISTENING = { address: 'localhost', family: '', port: 80 };
