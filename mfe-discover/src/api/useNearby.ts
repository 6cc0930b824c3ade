import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';

/** Attractions under "nearby" (CONST-04). */
const MAX_NEARBY = 3;

type Place = Pick<Listing, 'id' | 'area'>;

/** Filters GET /api/listings, which is requested without parameters (API-04, D-2). */
async function readFixed(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Listing[]> {
  const attractions = (await api.listings({}, signal)).filter(({ category }) => category === 'attraction');
  const byId = new Map(attractions.map((listing) => [listing.id, listing]));
  return ids.map((id) => byId.get(id)).filter((listing) => listing !== undefined);
}

async function readSameArea(api: Api, { id, area }: Place, signal: AbortSignal): Promise<Listing[]> {
  const listings = await api.listings({ category: 'attraction', area }, signal);
  return listings.filter((listing) => listing.id !== id);
}

/** Nearby attractions (ATT-26, D-4). @param ids - fixed ids; if empty, attractions in the same area */
export const nearbyQuery = (api: Api, place: Place, ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/nearby', place.id),
    queryFn: async ({ signal }): Promise<CardListing[]> => {
      const listings =
        ids.length > 0 ? await readFixed(api, ids, signal) : await readSameArea(api, place, signal);
      return listings.slice(0, MAX_NEARBY).map(cardListing);
    },
  });

export const useNearby = (place: Place, ids: readonly number[]) =>
  useQuery(nearbyQuery(useHost().api, place, ids));
