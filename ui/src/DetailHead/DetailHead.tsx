import type { ReactNode } from 'react';
import styles from './DetailHead.module.css';

/** The head of a section of a detail page: a double line of 3 px and the title. */
export const DetailHead = ({ title, id }: { title: ReactNode; id?: string }) => (
  <h2 id={id} className={styles.head}>
    {title}
  </h2>
);
