import type { Fetch } from '@guide/contracts/api';
import type { Listing } from '@guide/contracts/api/schemas';

const DISCOVER_MS = 10_000;

/**
 * Asks the discover service for all listings.
 * @param etag the answer that is known already
 * @returns null when that is still the answer
 * @throws {Error} when it does not answer within 10 s or answers otherwise
 */
export async function fetchListings(
  fetchDiscover: Fetch,
  etag?: string,
): Promise<{ listings: Listing[]; etag: string } | null> {
  const response = await fetchDiscover('/api/listings', {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(DISCOVER_MS),
  });
  if (response.status === 304) return null;
  const listings: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(listings)) throw new Error(`The discover service answered ${response.status}`);
  return { listings, etag: response.headers.get('etag') ?? '' };
}
