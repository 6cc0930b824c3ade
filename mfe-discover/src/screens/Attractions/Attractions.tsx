import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths, useStartingPoint } from '@guide/contracts/module';
import { useDeferredValue } from 'react';
import { useListFilters } from '../../list/filters';
import { PlaceList } from '../../list/PlaceList';
import { ListingCard } from '../../listing/ListingCard';
import { Filters } from './Filters';
import { listPath, readFilters, writeFilters } from './listFilters';
import { useView } from './listView';

export function Attractions() {
  const { site } = useHost();
  const to = usePaths();
  const { filters, setFilters } = useListFilters(readFilters, writeFilters, 'attractions');
  const near = useStartingPoint(filters, setFilters);
  const from = near.on ? near.from : null;
  // The controls update immediately; the cards may follow later.
  const shown = useDeferredValue(filters);
  const { view, failed, retry } = useView(shown, from);
  return (
    <PlaceList
      kicker="Discover"
      title={`${site.product} Attractions`}
      lead={home.intros.attractions}
      noun="attractions"
      list={to.attractions}
      shown={shown}
      pathOf={(next) => listPath(to.attractions, next)}
      view={view}
      failed={failed}
      retry={retry}
      near={near}
      busy={shown !== filters}
      bar={<Filters filters={filters} setFilters={setFilters} view={view} near={near} />}
      card={(listing, priority) => (
        <ListingCard key={listing.id} listing={listing} level={2} priority={priority} from={from} />
      )}
    />
  );
}
