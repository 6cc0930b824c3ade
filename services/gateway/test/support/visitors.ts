import { createHash, randomBytes } from 'node:crypto';
import { BUCKETS, bucketOf } from '../../src/releases/allocation';
import { ask, type HttpResponse } from './ask';

/** A visitor whose address is sent in X-Forwarded-For; start the gateway with `BEHIND_PROXY`. */
export interface Visitor {
  address: string;
  headers: Record<string, string>;
  get(path: string): Promise<HttpResponse>;
  /** Announces a page that will run a release's code. @returns its token */
  requestToken(module: string, version: string): Promise<string | null>;
  report(outcome: object): Promise<HttpResponse>;
}

export const BEHIND_PROXY = { TRUST_PROXY: 'loopback' };

let created = 0;

/** @param url - the gateway's origin @param id - the visitor's cookie; default: none */
export function visitorAt(url: string, address: string, id?: string): Visitor {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  if (id) headers.cookie = `visitor=${id}`;
  const post = (path: string, body: object) => ask(url, { method: 'POST', path, body, headers });
  return {
    address,
    headers,
    get: (path) => ask(url, { path, headers }),
    async requestToken(module, version) {
      const page = randomBytes(16).toString('hex');
      const { body } = await post('/api/modules/pages', { module, version, page });
      return JSON.parse(body).token;
    },
    report: (outcome) => post('/api/modules/outcomes', outcome),
  };
}

/** An unused address in an unused network. */
export function newAddress(): string {
  created += 1;
  return `10.${created & 255}.${(created >> 8) & 255}.${(created >> 16) & 255}`;
}

/** A new address with a cookie inside or outside the canary. @param share - share of the canary, in percent */
export function newClient(module: string, share: number, hasCanary: boolean) {
  const address = newAddress();
  for (let attempt = 0; ; attempt += 1) {
    const visitor = createHash('md5').update(`${address} ${attempt}`).digest('hex');
    if (bucketOf(module, visitor) >= BUCKETS * (1 - share / 100) === hasCanary) return { address, visitor };
  }
}

export function newVisitor(url: string, module: string, share: number, hasCanary: boolean): Visitor {
  const { address, visitor } = newClient(module, share, hasCanary);
  return visitorAt(url, address, visitor);
}
