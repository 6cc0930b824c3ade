import type { ReactNode } from 'react';
import styles from './Nothing.module.css';

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={styles.nothing}>{children}</p>
);
