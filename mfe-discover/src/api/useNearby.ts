import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';

/** CONST-04. */
const MAX_NEARBY = 3;

type Place = Pick<Listing, 'id' | 'area'>;

/**
 * The attractions of fixed ids in their order (ATT-28 to ATT-31, D-2), out of GET /api/listings without parameters, of
 * which the attractions are picked here (API-04).
 */
async function fixed(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Listing[]> {
  const attractions = (await api.listings({}, signal)).filter(({ category }) => category === 'attraction');
  const byId = new Map(attractions.map((listing) => [listing.id, listing]));
  return ids.map((id) => byId.get(id)).filter((listing) => listing !== undefined);
}

/** Other attractions of the same area (GATT-07, GATT-08). */
async function sameArea(api: Api, { id, area }: Place, signal: AbortSignal): Promise<Listing[]> {
  const listings = await api.listings({ category: 'attraction', area }, signal);
  return listings.filter((listing) => listing.id !== id);
}

/**
 * At most three attractions near a listing (ATT-26, D-4).
 * @param ids fixed ones, where the content names them; without them the same area's
 */
export const nearbyQuery = (api: Api, place: Place, ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/nearby', place.id),
    queryFn: async ({ signal }): Promise<CardListing[]> => {
      const listings = ids.length > 0 ? await fixed(api, ids, signal) : await sameArea(api, place, signal);
      return listings.slice(0, MAX_NEARBY).map(cardListing);
    },
  });

export const useNearby = (place: Place, ids: readonly number[]) =>
  useQuery(nearbyQuery(useHost().api, place, ids));
