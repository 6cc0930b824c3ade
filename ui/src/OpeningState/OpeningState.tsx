import styles from './OpeningState.module.css';
import type { Opening } from './opening';

/** Whether a place is open: a dot, filled or hollow, and words; never the colour alone. */
export const OpeningState = ({ opening }: { opening: Opening }) => (
  <span className={styles.opening} data-opening={opening.state}>
    {opening.text}
  </span>
);
