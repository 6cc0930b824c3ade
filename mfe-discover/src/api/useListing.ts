import type { Api, ApiError, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** By name: the client is the page's own, and its class is not this module's copy. */
const isApiError = (error: Error): error is ApiError => error.name === 'ApiError';

/** An answer that says the listing does not exist: 404, or an id that cannot be one. */
const saysMissing = (error: Error) => isApiError(error) && (error.status === 404 || error.status === 400);

/** GET /api/listings/{id}; what does not exist, an empty answer included (D-55), is null. @throws on any other failure */
export const readListing = (api: Api, id: number, signal: AbortSignal): Promise<Listing | null> =>
  api.listing({ id }, signal).catch((error) => {
    if (saysMissing(error)) return null;
    throw error;
  });

export const listingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('listing', 'discover/listing', id),
    queryFn: ({ signal }) => readListing(api, id, signal),
  });

/** One listing. No request is sent for an id that is not a number (GATT-02). */
export function useListing(id: number | null) {
  const { api } = useHost();
  return useQuery({ ...listingQuery(api, id ?? 0), enabled: id !== null });
}
