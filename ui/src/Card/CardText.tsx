import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** The two or three lines about a place. */
export const CardText = ({ children }: { children: ReactNode }) => (
  <p className={styles.description}>{children}</p>
);
