import type { ReactNode } from 'react';
import styles from './Kicker.module.css';

/** The line in capitals above a heading. */
export const Kicker = ({ children }: { children: ReactNode }) => <p className={styles.kicker}>{children}</p>;
