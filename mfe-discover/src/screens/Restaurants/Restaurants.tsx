import { useHost, usePaths } from '@guide/contracts/module';
import { dietText } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
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
      kicker={i18n.t('Dining')}
      title={i18n.t('{city} Restaurants', { city: site.product })}
      lead={useHome()?.intros.restaurants}
      texts={{
        name: i18n.t('Restaurants'),
        failed: i18n.t('The restaurants could not be loaded'),
        none: i18n.t('No restaurants found'),
        showAll: i18n.t('Show all restaurants'),
      }}
      list={to.restaurants}
      pathOf={(next) => listPath(to.restaurants, next)}
      {...list}
      bar={<Filters filters={filters} setFilters={setFilters} view={list.view} near={list.near} />}
      card={(listing, priority) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          kinds={listing.cuisine.length > 0 ? listing.cuisine : undefined}
          note={dietText(listing)}
          level={2}
          priority={priority}
          from={from}
        />
      )}
    />
  );
}
