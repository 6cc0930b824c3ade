import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { cardListing } from '@guide/contracts/place';
import { readListing } from './useListing';

/** Listings in the order of `ids`, without unknown ones. */
export const listingsByIdQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKey('listing', 'discover/listings-by-id', ...ids),
    queryFn: async ({ signal }) => {
      const listings = await Promise.all(ids.map((id) => readListing(api, id, signal)));
      return listings.filter((listing) => listing !== null).map(cardListing);
    },
  });

export const useListingsById = (ids: readonly number[]) => useQuery(listingsByIdQuery(useHost().api, ids));
