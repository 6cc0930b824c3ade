import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths, useStartingPoint } from '@guide/contracts/module';
import { useDeferredValue } from 'react';
import { useListFilters } from '../../list/filters';
import { PlaceList } from '../../list/PlaceList';
import { ListingCard } from '../../listing/ListingCard';
import { Filters } from './Filters';
import { listPath, readFilters, writeFilters } from './filters';
import { useView } from './restaurantView';

export function Restaurants() {
  const { site } = useHost();
  const to = usePaths();
  const { filters, setFilters } = useListFilters(readFilters, writeFilters, 'restaurants');
  const near = useStartingPoint(filters, setFilters);
  const from = near.on ? near.from : null;
  // The controls update immediately; the cards may follow later.
  const shown = useDeferredValue(filters);
  const { view, failed, retry } = useView(shown, from);
  return (
    <PlaceList
      kicker="Dining"
      title={`${site.product} Restaurants`}
      lead={home.intros.restaurants}
      noun="restaurants"
      list={to.restaurants}
      shown={shown}
      pathOf={(next) => listPath(to.restaurants, next)}
      view={view}
      failed={failed}
      retry={retry}
      near={near}
      busy={shown !== filters}
      bar={<Filters filters={filters} setFilters={setFilters} view={view} near={near} />}
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
