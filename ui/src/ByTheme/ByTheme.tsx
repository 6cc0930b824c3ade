import type { ReactNode } from 'react';
import styles from './ByTheme.module.css';

interface ByThemeProps {
  day: ReactNode;
  night: ReactNode;
}

/** Shows one of two contents, by the visitor's theme; a lazy picture of the other is not loaded. */
export const ByTheme = ({ day, night }: ByThemeProps) => (
  <>
    <span className={styles.day}>{day}</span>
    <span className={styles.night}>{night}</span>
  </>
);
