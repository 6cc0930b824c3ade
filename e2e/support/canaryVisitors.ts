import { createHash, randomBytes } from 'node:crypto';
import type { Release } from '../../contracts/api/schemas/releases';
import { BUCKETS, bucketOf } from '../../services/gateway/src/releases/allocation';

/** Limit of random ids to try; the smallest canary, of 1 %, gets one in a hundred. */
const MAX_IDS = 10_000;

export interface CanaryVisitor {
  /** Network address; each visitor has another one. */
  address: string;
  /** Value of the cookie `visitor`. */
  id: string;
}

/**
 * Creates visitors who get a module's canary, or who do not.
 * @param percent - the canary's share
 */
export function createCanaryVisitors(module: string, percent: number) {
  let addresses = 0;
  return (hasCanary: boolean): CanaryVisitor => {
    addresses += 1;
    const address = `10.${addresses & 255}.${addresses >> 8}.1`;
    for (let attempt = 0; attempt < MAX_IDS; attempt += 1) {
      const id = createHash('md5').update(`${address} ${attempt}`).digest('hex');
      if (bucketOf(module, id) >= BUCKETS * (1 - percent / 100) === hasCanary) return { address, id };
    }
    throw new Error(`None of ${MAX_IDS} ids ${hasCanary ? 'has' : 'has not'} the canary`);
  };
}

export const headersOf = ({ address, id }: CanaryVisitor) => ({
  'x-forwarded-for': address,
  cookie: `visitor=${id}`,
});

/** Votes that a visitor's page with a release was hydrated, as the shell does. */
export async function voteHydrated(url: string, release: Release, visitor: CanaryVisitor): Promise<void> {
  const { module, version } = release;
  const post = (to: string, body: object) =>
    fetch(url + to, {
      method: 'POST',
      headers: { ...headersOf(visitor), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const page = { module, version, page: randomBytes(16).toString('hex') };
  const { token } = (await (await post('/api/modules/pages', page)).json()) as { token: string };
  await post('/api/modules/outcomes', { module, version, kind: 'hydrated', token });
}
