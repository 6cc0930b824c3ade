import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type Place, placeOf } from './place';

const MINUTE = 60_000;
const NONE: Place[] = [];

/** Every place of the guide, as a plan needs them; kept on the device for days without a connection. */
export function usePlaces() {
  const { api } = useHost();
  const query = queryOptions({
    queryKey: queryKey('listings', 'planner/places'),
    queryFn: async ({ signal }) => (await api.listings({}, signal)).map(placeOf),
    staleTime: 5 * MINUTE,
  });
  const { data, isPending, isError, isFetching, refetch } = useQuery(query);
  return { places: data ?? NONE, isPending, isError, isFetching, refetch };
}
