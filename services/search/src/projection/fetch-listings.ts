import type { Fetch } from '@guide/contracts/api';

const DISCOVER_TIMEOUT_MS = 10_000;

/** The JSON list of all listings, and the ETag that it came with. */
export interface ListingsAnswer {
  text: Buffer;
  etag: string;
}

/**
 * Asks the discover service for all listings.
 * @param etag the answer that is known already
 * @returns null when that is still the answer
 * @throws {Error} when it does not answer within 10 s or answers otherwise
 */
export async function fetchListings(fetchDiscover: Fetch, etag?: string): Promise<ListingsAnswer | null> {
  const response = await fetchDiscover('/api/listings', {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(DISCOVER_TIMEOUT_MS),
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`The discover service answered ${response.status}`);
  return { text: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' };
}
