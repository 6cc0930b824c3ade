import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Grid.module.css';

interface GridProps {
  children: ReactNode;
  /** Columns from 1024 px; two from 640, one below. */
  columns?: 2 | 3 | 4;
  /** The list's name, where no heading stands right above it. */
  label?: string;
}

/** A list of cards in columns of equal width and rows of equal height. */
export const Grid = ({ children, columns = 3, label }: GridProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" aria-label={label} className={classNames(styles.grid, styles[`columns${columns}`])}>
    {Children.map(children, (child, index) =>
      child === null || child === undefined || child === false ? null : (
        <li className={styles.cell} key={isValidElement(child) ? child.key : index}>
          {child}
        </li>
      ),
    )}
  </ul>
);
