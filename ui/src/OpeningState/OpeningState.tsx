import styles from './OpeningState.module.css';
import type { Opening } from './opening';

export const OpeningState = ({ opening }: { opening: Opening }) => (
  <span className={styles.opening} data-opening={opening.state}>
    {opening.text}
  </span>
);
