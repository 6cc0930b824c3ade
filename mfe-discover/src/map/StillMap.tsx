import { Link, useHost, usePaths } from '@guide/contracts/module';
import { NumberDisc, SmartImage } from '@guide/ui';
import styles from './StillMap.module.css';

/** A place beside the map. */
export interface MapPlace {
  number: number;
  name: string;
  area: string;
  to: string;
}

/** A picture of the map that leads to the map itself, and its places as a list of links. */
export function StillMap({ places }: { places: readonly MapPlace[] }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <div className={styles.section}>
      <ol className={styles.places} aria-label="Top 10 Attractions">
        {places.map(({ number, name, area, to: page }) => (
          <li key={number}>
            <Link to={page} className={styles.place}>
              <NumberDisc number={number} small />
              <span className={styles.name}>{name}</span>
              <span className={styles.area}>{area}</span>
            </Link>
          </li>
        ))}
      </ol>
      <Link to={to.map()} className={styles.picture}>
        <SmartImage
          src="/images/map-still.svg"
          alt={`Map of central ${site.product}`}
          name={`Map of central ${site.product}`}
          sizes="(min-width: 1024px) 804px, 100vw"
        />
      </Link>
    </div>
  );
}
