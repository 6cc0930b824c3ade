import type { ReactNode } from 'react';
import styles from './Notices.module.css';

/** What is to be known of the plan, between the head of a screen and the plan itself; it takes no room where there is none. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <div className={styles.notices} data-print="hide">
    {children}
  </div>
);
