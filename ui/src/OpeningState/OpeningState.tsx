import type { Opening } from '@guide/contracts/site';
import styles from './OpeningState.module.css';

export const OpeningState = ({ opening }: { opening: Opening }) => (
  <span className={styles.opening} data-opening={opening.state}>
    {opening.text}
  </span>
);
