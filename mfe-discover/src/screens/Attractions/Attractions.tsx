import { useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
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
      kicker={i18n.t('Discover')}
      title={i18n.t('{city} Attractions', { city: site.product })}
      lead={useHome()?.intros.attractions}
      texts={{
        name: i18n.t('Attractions'),
        failed: i18n.t('The attractions could not be loaded'),
        none: i18n.t('No attractions found'),
        showAll: i18n.t('Show all attractions'),
      }}
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
