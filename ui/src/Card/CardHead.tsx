import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** The first line of a card: its title at the left, its tags at the right. */
export const CardHead = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>{children}</div>
);

/** The line below it: where the place is and how it is rated. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <div className={styles.facts}>{children}</div>
);
