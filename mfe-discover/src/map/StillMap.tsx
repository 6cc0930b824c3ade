import { Link, useHost, usePaths } from '@guide/contracts/module';
import { NumberDisc, SmartImage } from '@guide/ui';
import { rankedPlaces } from './rankedPlaces';
import styles from './StillMap.module.css';

/** A picture of the map that leads to the map itself, and the ranked places as a list of links. */
export function StillMap() {
  const { site } = useHost();
  const to = usePaths();
  return (
    <div className={styles.section}>
      <ol className={styles.places} aria-label="Top 10 Attractions">
        {rankedPlaces(site).map(({ rank, name, area, to: page }) => (
          <li key={rank}>
            <Link to={page} className={styles.place}>
              <NumberDisc number={rank} small />
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
