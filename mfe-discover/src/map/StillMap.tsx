import { Link, useHost, usePaths } from '@guide/contracts/module';
import { MapPanel, MapPlace, MapStill } from '@guide/ui';
import styles from './StillMap.module.css';

/** A place beside the map; without a number where the map marks it with a plain dot. */
export interface MapPlaceLink {
  number: number | null;
  name: string;
  area: string;
  to: string;
}

/**
 * A picture of the map that leads to the map itself, and its places as a list of links: as high as the widget that
 * follows it. Of the pictures by day and by night the browser loads the one that is shown.
 */
export function StillMap({ places }: { places: readonly MapPlaceLink[] }) {
  const { site } = useHost();
  const to = usePaths();
  const words = `Map of central ${site.product}`;
  return (
    <MapPanel
      title="Top 10 Attractions"
      head={places.length > 0 && <p className={styles.count}>{`Showing ${places.length} attractions`}</p>}
      expected={places.length}
      places={places.map(({ number, name, area, to: page }) => (
        <MapPlace key={page} number={number} name={name} note={area} to={page} />
      ))}
    >
      <Link to={to.map()} className={styles.picture} aria-label={words}>
        <MapStill alt={words} name={words} sizes="(min-width: 1024px) 804px, 100vw" />
      </Link>
    </MapPanel>
  );
}
