import type { TextPart } from '@guide/contracts/site';
import type { ReactNode } from 'react';
import styles from './DiamondList.module.css';

/** @param part - attributes of items in another language, from `englishPart` */
export const DiamondList = ({ items, ...part }: { items: readonly ReactNode[] } & TextPart) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" {...part} className={styles.list}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed texts in a fixed order.
      <li key={index}>{item}</li>
    ))}
  </ul>
);
