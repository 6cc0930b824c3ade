import styles from './OpeningState.module.css';
import type { Opening } from './opening';

/** Whether a place is open, never by colour alone. */
export const OpeningState = ({ opening }: { opening: Opening }) => (
  <span className={styles.opening} data-opening={opening.state}>
    {opening.text}
  </span>
);
