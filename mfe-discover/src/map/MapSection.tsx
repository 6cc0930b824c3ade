import home from '@guide/city/home.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import { Link, useHost, usePaths } from '@guide/contracts/module';
import { Container, MapPanel, MapPlace, MapStill, SectionHead } from '@guide/ui';
import { pagePath } from '../listing/pagePath';
import styles from './MapSection.module.css';
import { rankOf } from './rank';

const NO_PROPS = {};

interface MapSectionProps {
  title: string;
  places: readonly Pick<Listing, 'id' | 'name' | 'area'>[];
}

/** The map widget (D-32, D-63), with a static map until it is in view or if it fails to load. */
export function MapSection({ title, places }: MapSectionProps) {
  const { Widget } = useHost();
  const to = usePaths();
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title={title}
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <Widget module="map" name="AttractionsMap" props={NO_PROPS} fallback={<StaticMap places={places} />} />
    </Container>
  );
}

/** Static map with a list of links, ranked places first. It has the widget's height. */
function StaticMap({ places }: Pick<MapSectionProps, 'places'>) {
  const { site } = useHost();
  const to = usePaths();
  const label = `Map of central ${site.product}`;
  const order = (id: number) => rankOf(id) ?? Number.MAX_SAFE_INTEGER;
  return (
    <MapPanel
      title="Top 10 Attractions"
      head={places.length > 0 && <p className={styles.count}>{`Showing ${places.length} attractions`}</p>}
      expected={places.length}
      places={places
        .toSorted((a, b) => order(a.id) - order(b.id))
        .map(({ id, name, area }) => (
          <MapPlace key={id} number={rankOf(id) ?? null} name={name} note={area} to={pagePath(site, id)} />
        ))}
    >
      <Link to={to.map()} className={styles.picture} aria-label={label}>
        <MapStill alt={label} name={label} sizes="(min-width: 1024px) 804px, 100vw" />
      </Link>
    </MapPanel>
  );
}
