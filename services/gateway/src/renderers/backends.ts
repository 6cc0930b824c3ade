import dns, { type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Release } from '@guide/contracts/api';
import { LRUCache } from 'lru-cache';
import type { CallResponse } from './calls';

/** Longer than a page waits: the next page then has the response. */
const TIMEOUT_MS = 2000;
const MAX_BYTES = 256 * 1024;
const MAX_KEPT = 64;
/** Requests to the backends of one module at a time. */
const MAX_AT_ONCE = 8;
/** How long pages share a response without `max-age`, and the limits of `max-age`. */
const DEFAULT_S = 5;
const MAX_S = 60;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/;

/** Networks that the internet does not route (https://www.iana.org/assignments/iana-ipv4-special-registry). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
/** The public IPv6 addresses, and of these the tunnels that lead to IPv4 addresses. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the internet. */
export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !NOT_PUBLIC.check(address, 'ipv4')
    : PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');

/** Resolves a name for the connection itself, so that no later answer of its DNS can replace the checked one. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined;
    const refused = addresses?.find(({ address }) => !isPublic(address));
    const fault = refused && new Error(`${hostname} has the address ${refused.address}, which is not public`);
    if (error || fault) return callback((error ?? fault)!, '', 0);
    if (options.all) return callback(null, addresses!);
    const [{ address, family }] = addresses as [LookupAddress];
    callback(null, address, family);
  });
};

/** Reads an address of a release's own backend. */
export type ReadBackend = (
  release: Pick<Release, 'module' | 'calls'>,
  address: string,
) => Promise<CallResponse>;

/**
 * Reads modules' own backends for pages that are being rendered: only JSON, only of origins in their signed manifests,
 * which the owners file permits. Nothing of the visitor is sent; pages of one module share responses.
 */
export function createBackends(): ReadBackend {
  const kept = new LRUCache<string, Promise<CallResponse>>({ max: MAX_KEPT, ttl: DEFAULT_S * 1000 });
  const running = new Map<string, number>();
  const runningOf = (module: string) => running.get(module) ?? 0;

  async function readNow(module: string, url: URL, key: string): Promise<CallResponse> {
    running.set(module, runningOf(module) + 1);
    try {
      const { maxAgeS, ...response } = await request(url);
      if (response.status !== 200 || maxAgeS === 0) kept.delete(key);
      else kept.set(key, Promise.resolve(response), { ttl: maxAgeS * 1000 });
      return response;
    } catch (error) {
      kept.delete(key);
      throw error;
    } finally {
      running.set(module, runningOf(module) - 1);
    }
  }

  return async ({ module, calls = [] }, address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !calls.includes(url.origin) || url.username || url.password)
      throw new Error(
        `${module} may not call ${url?.origin ?? address}: "calls" of its release does not name it`,
      );
    url.hash = '';
    const key = `${module} ${url.href}`;
    const shared = kept.get(key);
    if (shared) return shared;
    if (runningOf(module) >= MAX_AT_ONCE)
      throw new Error(`${module} reads its backends ${MAX_AT_ONCE} times at once`);
    const response = readNow(module, url, key);
    kept.set(key, response);
    return response;
  };
}

/** The operator has named an address literally; names must lead to the internet. */
const isLiteral = (hostname: string) =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;

/** @throws {Error} in one sentence for redirects, other types than JSON, and what is too large or too late */
function request(url: URL): Promise<CallResponse & { maxAgeS: number }> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = get(url, {
      headers: { accept: 'application/json', 'user-agent': 'guide' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isLiteral(url.hostname) ? {} : { lookup: publicLookup }),
    });
    const fail = (reason: string) => {
      reject(new Error(`${url.origin} ${reason}`));
      call.destroy();
    };
    const failed = ({ name, message }: Error) =>
      fail(name === 'AbortError' ? `did not answer in ${TIMEOUT_MS / 1000} s` : `cannot be read: ${message}`);
    call.on('error', failed);
    call.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const type = String(headers['content-type']);
      if (status >= 300 && status < 400) return fail('redirects, which is not followed');
      if (!JSON_TYPE.test(type)) return fail(`sent ${type} instead of JSON`);
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > MAX_BYTES) fail(`sent more than ${MAX_BYTES / 1024} KB`);
      });
      response.on('error', failed);
      response.on('end', () =>
        resolve({
          status,
          headers: { 'content-type': type },
          body: Buffer.concat(chunks),
          maxAgeS: maxAgeOf(headers['cache-control']),
        }),
      );
    });
  });
}

/** @param header - `cache-control` of a response */
function maxAgeOf(header = ''): number {
  if (/\bno-store\b|\bprivate\b/.test(header)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(header) ?? [];
  return seconds === undefined ? DEFAULT_S : Math.min(Number(seconds), MAX_S);
}
