import type { ReactNode } from 'react';
import styles from './Kicker.module.css';

export const Kicker = ({ children }: { children: ReactNode }) => <p className={styles.kicker}>{children}</p>;
