import { SmartImage } from '../SmartImage/SmartImage';
import styles from './MapStill.module.css';

interface MapStillProps {
  alt: string;
  name?: string;
  sizes: string;
}

/** Static map of the city; only the variant of the current theme loads. */
export const MapStill = (props: MapStillProps) => (
  <>
    <span className={styles.day}>
      <SmartImage {...props} src="/images/map-still.svg" />
    </span>
    <span className={styles.night}>
      <SmartImage {...props} src="/images/map-still-dark.svg" />
    </span>
  </>
);
