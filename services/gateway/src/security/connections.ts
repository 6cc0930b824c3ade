import proxyAddr from '@fastify/proxy-addr';
import { NETWORK_BITS, networkOf } from './network';

/**
 * The client of a connection: its address or IPv6 network. A trusted proxy has no limit, since it carries many
 * visitors.
 * @param trustProxy `TRUST_PROXY`
 */
export function clientOfConnection(trustProxy: string[]): (address: string) => string | null {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (address) => (isTrusted(address, 0) ? null : networkOf(address, NETWORK_BITS));
}
