import { SmartImage } from '../SmartImage/SmartImage';
import styles from './MapStill.module.css';

interface MapStillProps {
  alt: string;
  /** Shown if the picture fails. */
  name?: string;
  sizes: string;
}

/** The city pack's picture of its map, by day or by night; only the one that is shown loads. */
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
