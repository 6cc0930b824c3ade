import type { ReactNode } from 'react';
import styles from './Nothing.module.css';

/** Stands where figures will be once there are some. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={styles.nothing}>{children}</p>
);
