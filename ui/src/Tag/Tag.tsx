import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Tag.module.css';

interface TagProps {
  children: ReactNode;
  /** gold: new or dated; red: popular; plain: a feature or a kind. */
  tone?: 'gold' | 'red' | 'plain';
  /** The size beside a menu's word. */
  small?: boolean;
}

/** A small word on a coloured ground. */
export const Tag = ({ children, tone = 'gold', small = false }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], small && styles.small)}>{children}</span>
);
