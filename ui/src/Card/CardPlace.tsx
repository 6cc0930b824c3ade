import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** Where it is, with a pin: "Tower Hill, London". */
export const CardPlace = ({ children }: { children: ReactNode }) => (
  <p className={styles.place}>
    <MapPin aria-hidden="true" />
    <span>{children}</span>
  </p>
);
