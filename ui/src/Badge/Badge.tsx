import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Badge.module.css';

interface BadgeProps {
  children: ReactNode;
  tone?: 'paper' | 'ink';
  icon?: ReactNode;
}

/** A label on a picture, with the same colours in both themes. */
export const Badge = ({ children, tone = 'paper', icon }: BadgeProps) => (
  <span className={classNames(styles.badge, tone === 'ink' && styles.ink)}>
    {icon}
    {children}
  </span>
);
