import { isIPv6 } from 'node:net';

/** Of an IPv6 address, what one customer of a provider gets at most. */
const CUSTOMER_BITS = 48;
/** Of an IPv6 address, what one network has in common: what is limited by address is limited for it as a whole. */
export const NETWORK_BITS = 64;

/**
 * The network that a client's address stands for: an IPv4 address, or the first bits of an IPv6 address. Who shares one,
 * such as the guests of a hotel, is one client together.
 * @param bits of an IPv6 address, a multiple of 16; default what one customer gets at most
 */
export function networkOf(address: string, bits = CUSTOMER_BITS): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  // The URL parser writes an IPv6 address in its one short form, in which groups of zeros are left out once.
  const [left = '', right = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [head, tail] = [left, right].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}
