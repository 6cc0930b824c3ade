import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Prefix length of the largest IPv6 network that one customer usually gets. */
const CUSTOMER_BITS = 48;
/** Prefix length of one local IPv6 network, which limits per address treat as one client. */
export const NETWORK_BITS = 64;

/** An IPv4 address, or the IPv6 network of `bits` bits. Clients that share one, as in a hotel, count as one. */
export function networkOf(address: string, bits = CUSTOMER_BITS): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  // The URL parser normalises IPv6 and shortens zeros only once.
  const [left = '', right = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [head, tail] = [left, right].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

/** The address or IPv6 network of a connection; null for a trusted proxy, which carries many visitors. */
export function clientOfConnection(trustProxy: string[]): (address: string) => string | null {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (address) => (isTrusted(address, 0) ? null : networkOf(address, NETWORK_BITS));
}
