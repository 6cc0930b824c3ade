import { Button } from '@guide/ui';
import styles from './NoMatch.module.css';

/** Lies over the map when no attraction matches (WIDGET-11, WIDGET-12). */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className={styles.overlay} role="status">
    <p className={styles.title}>No attractions found</p>
    <p className={styles.text}>Try searching for a different name, area, or tag.</p>
    <Button small onClick={onClear}>
      Clear Search
    </Button>
  </div>
);
