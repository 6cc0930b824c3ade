import type { Fetch } from '@guide/contracts/api';

const DISCOVER_TIMEOUT_MS = 10_000;

export interface ListingsAnswer {
  text: Buffer;
  etag: string;
}

interface Fetched {
  /** Null when what is known already is still the answer. */
  changed: ListingsAnswer | null;
  /** How old it is, where discover's own database is away. */
  ageSeconds: number;
}

/**
 * Asks the discover service for all listings.
 * @param etag the answer that is known already
 * @throws {Error} when it does not answer within 10 s or answers otherwise
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
