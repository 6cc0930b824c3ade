import { type Api, ApiError, type Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

const isMissing = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The answer of a call about a listing; null if the listing does not exist (D-55). @throws ApiError for other failures */
export const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** GET /api/listings/{id} */
export const listingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('listing', 'discover/listing', id),
    queryFn: ({ signal }): Promise<Listing | null> => orNull(api.listing({ id }, signal)),
  });

export const useListing = (id: number) => useQuery(listingQuery(useHost().api, id));

const MAX_ID = 2_147_483_647;

/** Parses the id of a route; null unless it is a positive integer (GATT-01, D-38). */
export function listingId(text: string | undefined): number | null {
  if (text === undefined || !/^\d+$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}
