import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Tag.module.css';

interface TagProps {
  children: ReactNode;
  /** gold: new or dated; red: popular; plain: feature or category. */
  tone?: 'gold' | 'red' | 'plain';
  small?: boolean;
}

export const Tag = ({ children, tone = 'gold', small = false }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], small && styles.small)}>{children}</span>
);
