import { useHost, usePaths } from '@guide/contracts/module';
import { useHome } from '../../api/useHome';
import { PlaceList } from '../../list/PlaceList';
import { ListingCard } from '../../listing/ListingCard';
import { Filters } from './Filters';
import { listPath } from './filters';
import { useList } from './restaurantView';

export function Restaurants() {
  const { site } = useHost();
  const to = usePaths();
  const { filters, setFilters, from, ...list } = useList();
  return (
    <PlaceList
      kicker="Dining"
      title={`${site.product} Restaurants`}
      lead={useHome()?.intros.restaurants}
      noun="restaurants"
      list={to.restaurants}
      pathOf={(next) => listPath(to.restaurants, next)}
      {...list}
      bar={<Filters filters={filters} setFilters={setFilters} view={list.view} near={list.near} />}
      card={(listing, priority) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          kinds={listing.cuisine.length > 0 ? listing.cuisine : undefined}
          note={listing.dietText}
          level={2}
          priority={priority}
          from={from}
        />
      )}
    />
  );
}
