import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** What one customer gets at most. */
const CUSTOMER_BITS = 48;
/** One network; limits by address count it as one. */
export const NETWORK_BITS = 64;

/**
 * An IPv4 address, or the first bits of an IPv6 address. Who shares one, as the guests of a hotel, counts as one
 * client.
 * @param bits of an IPv6 address, a multiple of 16
 */
export function networkOf(address: string, bits = CUSTOMER_BITS): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  // The URL parser normalises IPv6: groups of zeros are left out once.
  const [left = '', right = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [head, tail] = [left, right].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

/**
 * The client of a connection: its address or IPv6 network. A trusted proxy has no limit, since it carries many
 * visitors.
 * @param trustProxy `TRUST_PROXY`
 */
export function clientOfConnection(trustProxy: string[]): (address: string) => string | null {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (address) => (isTrusted(address, 0) ? null : networkOf(address, NETWORK_BITS));
}
