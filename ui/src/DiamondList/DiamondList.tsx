import type { ReactNode } from 'react';
import styles from './DiamondList.module.css';

export const DiamondList = ({ items }: { items: readonly ReactNode[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" className={styles.list}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed texts in a fixed order.
      <li key={index}>{item}</li>
    ))}
  </ul>
);
