import type { Api, Listing } from '@guide/contracts/api';
import type { HomeTexts } from '@guide/contracts/city';
import { guideNow, queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { todayOf } from './today';
import { topRated } from './topRated';
import { homeQuery } from './useHome';

export type Experience = keyof HomeTexts['experiences'];

/** What the home page shows of the whole list; one request for all its parts. */
export const homePlacesQuery = (api: Api, calendar: Calendar) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/home'),
    queryFn: async ({ signal, client }) => {
      const [listings, { experiences }] = await Promise.all([
        api.listings({}, signal),
        client.fetchQuery(homeQuery(api)),
      ]);
      return {
        today: todayOf(listings, guideNow(), calendar),
        experiences: experiencesOf(listings, experiences),
        onMap: topRated(listings.filter(({ category }) => category === 'attraction')),
      };
    },
  });

export function useHomePlaces() {
  const { api, site } = useHost();
  return useQuery(homePlacesQuery(api, site));
}

/** The listings that `home.json` names, in its order; removed ones are left out. */
function experiencesOf(
  listings: readonly Listing[],
  { attractions, restaurants, pubs }: HomeTexts['experiences'],
): Record<Experience, CardListing[]> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const cards = (ids: number[]) =>
    ids.flatMap((id) => {
      const listing = byId.get(id);
      return listing ? cardListing(listing) : [];
    });
  return { attractions: cards(attractions), restaurants: cards(restaurants), pubs: cards(pubs) };
}
