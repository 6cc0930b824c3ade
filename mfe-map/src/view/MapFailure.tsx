import { ErrorPanel } from '@guide/ui';
import styles from './MapStage.module.css';

/** The map could not be set up: the page around it goes on (ERR-09). */
export const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failure}>
    <ErrorPanel
      level={3}
      title="The map could not be drawn"
      text="The places are listed all the same. Check your connection and try again."
      onRetry={onRetry}
    />
  </div>
);
