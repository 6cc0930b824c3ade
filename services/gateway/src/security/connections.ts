import proxyAddr from '@fastify/proxy-addr';
import { NETWORK_BITS, networkOf } from './network';

/**
 * Names the client whose connections are limited together: the address, or the network of an IPv6 address. A trusted
 * proxy has no limit of its own, because it carries the requests of many visitors.
 * @param trustProxy `TRUST_PROXY`
 */
export function clientOfConnection(trustProxy: string[]): (address: string) => string | null {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (address) => (isTrusted(address, 0) ? null : networkOf(address, NETWORK_BITS));
}
