import type { Api } from '@guide/contracts/api';
import { importPart } from '@guide/contracts/loading';
import { guideNow, queryKey, queryOptions, useHost, useQuery, useQueryClient } from '@guide/contracts/module';
import { isInCity, type Point, startLabel } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import type { Place } from '../places/place';
import { placesQuery } from '../places/usePlaces';
import { hereAt } from '../plan/here';
import type { SuggestionFilters } from './suggestionFilters';

const STALE_MS = 5 * 60_000;

/** Not part of the first page, whose suggestions come from the server. */
const loadCode = () =>
  importPart(() => import(/* webpackChunkName: "on-demand-suggestions" */ './suggestionsFor'));

/** @param position - the visitor's, which is not in the URL */
export const suggestionsQuery = (
  api: Api,
  site: Site,
  filters: SuggestionFilters,
  readPlaces: () => Promise<readonly Place[]>,
  position: Point | null = null,
) =>
  queryOptions({
    queryKey: queryKey('listings', 'planner/suggestions', filters, position),
    queryFn: async ({ signal }) => {
      const [{ suggestionsFor }, places, [found] = []] = await Promise.all([
        loadCode(),
        readPlaces(),
        filters.from ? api.searchStarts({ query: filters.from }, signal) : undefined,
      ]);
      const named = found && { name: startLabel(found), lat: found.lat, lng: found.lng };
      const wanted = named ?? (position && hereAt(position));
      const start = wanted && isInCity(wanted, site) ? wanted : null;
      return suggestionsFor(places, filters, start, site, guideNow());
    },
    staleTime: STALE_MS,
  });

export function useSuggestions(filters: SuggestionFilters, position: Point | null) {
  const { api, site } = useHost();
  const queries = useQueryClient();
  const readPlaces = () => queries.fetchQuery(placesQuery(api));
  // The cards of the day before stay until those of a newly chosen day are there.
  return useQuery({
    ...suggestionsQuery(api, site, filters, readPlaces, position),
    placeholderData: (previous) => previous,
  });
}
