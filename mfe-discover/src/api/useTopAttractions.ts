import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';
import { topRated } from './topRated';

const TOP_COUNT = 10;

export type TopAttraction = CardListing & Pick<Listing, 'description' | 'timeNeeded' | 'familyFriendly'>;

const toEntry = (listing: Listing): TopAttraction => ({
  ...cardListing(listing),
  description: listing.description,
  timeNeeded: listing.timeNeeded,
  familyFriendly: listing.familyFriendly,
});

/** The first ten attractions and those on the map (TOP-02, TOP-12, D-46). @throws {Error} after logging it (ERR-03) */
export const topAttractionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/top-attractions'),
    queryFn: async ({ signal }) => {
      try {
        const listings = await api.listings({ category: 'attraction' }, signal);
        return { entries: listings.slice(0, TOP_COUNT).map(toEntry), onMap: topRated(listings) };
      } catch (cause) {
        if (signal.aborted) throw cause;
        const error = new Error('Failed to fetch attractions', { cause });
        console.error(error.message);
        throw error;
      }
    },
  });

export const useTopAttractions = () => useQuery(topAttractionsQuery(useHost().api));
