import type { ReactNode } from 'react';
import styles from './DetailHead.module.css';

export const DetailHead = ({ title, id }: { title: ReactNode; id?: string }) => (
  <h2 id={id} className={styles.head}>
    {title}
  </h2>
);
