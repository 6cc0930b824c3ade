import type { Fetch } from '@guide/contracts/api';

const DISCOVER_TIMEOUT_MS = 10_000;

export interface ListingsResponse {
  text: Buffer;
  etag: string;
}

interface Fetched {
  changed: ListingsResponse | null;
  /** Age of the response during an outage of the discover service's database, else 0. */
  ageSeconds: number;
}

/**
 * Fetches all listings.
 * @param etag - ETag of the known listings. @throws {Error} for a failed or late (10 s) response
 */
export async function fetchListings(fetchDiscover: Fetch, etag?: string): Promise<Fetched> {
  const response = await fetchDiscover('/api/listings', {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(DISCOVER_TIMEOUT_MS),
  });
  const ageSeconds = Number(response.headers.get('age') ?? 0);
  if (response.status === 304) return { changed: null, ageSeconds };
  if (!response.ok) throw new Error(`The discover service answered ${response.status}`);
  const changed = {
    text: Buffer.from(await response.arrayBuffer()),
    etag: response.headers.get('etag') ?? '',
  };
  return { changed, ageSeconds };
}
