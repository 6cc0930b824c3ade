import { type Api, ApiError, type Listing } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** An answer that says the listing does not exist: 404, an id that cannot be one, or an empty body (D-55). */
const saysMissing = (error: unknown) =>
  (error instanceof ApiError && (error.status === 404 || error.status === 400)) ||
  error instanceof SyntaxError;

/** GET /api/listings/{id}; what does not exist is null. @throws on any other failure */
export const readListing = (api: Api, id: number, signal: AbortSignal): Promise<Listing | null> =>
  api.listing(id, signal).catch((error) => {
    if (saysMissing(error)) return null;
    throw error;
  });

export const listingQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['listing', id], queryFn: ({ signal }) => readListing(api, id, signal) });

/** One listing. No request is sent for an id that is not a number (GATT-02). */
export function useListing(id: number | null) {
  const { api } = useHost();
  return useQuery({ ...listingQuery(api, id ?? 0), enabled: id !== null });
}
