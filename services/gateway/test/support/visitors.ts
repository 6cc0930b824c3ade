import { createHash, randomBytes } from 'node:crypto';
import { BUCKETS, bucketOf } from '../../src/releases/allocation';
import { type Answer, ask } from './ask';

/** A visitor whose address the gateway takes from X-Forwarded-For: start it with `BEHIND_PROXY`. */
export interface Visitor {
  address: string;
  headers: Record<string, string>;
  get(path: string): Promise<Answer>;
  /** Says that a page is about to run a release's code. @returns its token, and its id */
  begin(module: string, version: string): Promise<{ token: string | null; page: string }>;
  report(outcome: object): Promise<Answer>;
  left(module: string, page: string): Promise<Answer>;
}

export const BEHIND_PROXY = { TRUST_PROXY: 'loopback' };

let made = 0;

/** @param url the gateway's origin @param id the visitor's, in the cookie; default: of no visitor */
export function visitorAt(url: string, address: string, id?: string): Visitor {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  if (id) headers.cookie = `visitor=${id}`;
  const post = (path: string, body: object) => ask(url, { method: 'POST', path, body, headers });
  return {
    address,
    headers,
    get: (path) => ask(url, { path, headers }),
    async begin(module, version) {
      const page = randomBytes(16).toString('hex');
      const { body } = await post('/api/modules/pages', { module, version, page });
      return { token: JSON.parse(body).token, page };
    },
    report: (outcome) => post('/api/modules/outcomes', outcome),
    left: (module, page) => post('/api/modules/pages/left', { module, page }),
  };
}

/** An address that no visitor of this run has had, in a network of its own. */
export function newAddress(): string {
  made += 1;
  return `10.${made & 255}.${(made >> 8) & 255}.${(made >> 16) & 255}`;
}

/**
 * A new visitor, with an address of its own, who is in the last share of the buckets or in the rest: canaries get the
 * last buckets of the stable release.
 * @param share of the canary, percent
 */
export function newVisitor(url: string, module: string, share: number, hasCanary: boolean): Visitor {
  const address = newAddress();
  for (let attempt = 0; ; attempt += 1) {
    const id = createHash('md5').update(`${address} ${attempt}`).digest('hex');
    if (bucketOf(module, id) >= BUCKETS * (1 - share / 100) === hasCanary) return visitorAt(url, address, id);
  }
}
