import { Children, isValidElement, type ReactNode } from 'react';
import { HydrateLater } from '../HydrateLater/HydrateLater';
import styles from './Grid.module.css';

interface GridProps {
  children: ReactNode;
  /** Accessible name, if no heading precedes the list. */
  label?: string;
}

/** A list of cards with equal heights: three columns from 1024 px (four in a wide container), two from 640 px, else one. */
export const Grid = ({ children, label }: GridProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" aria-label={label} className={styles.grid}>
    {Children.toArray(children).map((child, index) => (
      <HydrateLater as="li" className={styles.cell} key={isValidElement(child) ? child.key : index}>
        {child}
      </HydrateLater>
    ))}
  </ul>
);
