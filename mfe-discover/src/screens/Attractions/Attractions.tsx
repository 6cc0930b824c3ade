import { useHost, usePaths } from '@guide/contracts/module';
import { useHome } from '../../api/useHome';
import { PlaceList } from '../../list/PlaceList';
import { ListingCard } from '../../listing/ListingCard';
import { Filters } from './Filters';
import { listPath } from './listFilters';
import { useList } from './listView';

export function Attractions() {
  const { site } = useHost();
  const to = usePaths();
  const { filters, setFilters, from, ...list } = useList();
  return (
    <PlaceList
      kicker="Discover"
      title={`${site.product} Attractions`}
      lead={useHome()?.intros.attractions}
      noun="attractions"
      list={to.attractions}
      pathOf={(next) => listPath(to.attractions, next)}
      {...list}
      bar={<Filters filters={filters} setFilters={setFilters} view={list.view} near={list.near} />}
      card={(listing, priority) => (
        <ListingCard key={listing.id} listing={listing} level={2} priority={priority} from={from} />
      )}
    />
  );
}
