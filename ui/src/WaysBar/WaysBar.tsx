import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/Button';
import styles from './WaysBar.module.css';

interface WaysBarProps {
  label: string;
  /** URL of a map service. */
  directions: string;
  /** Before it: booking. */
  children?: ReactNode;
}

/** On phones: a bar at the bottom with directions to the place. */
export const WaysBar = ({ label, directions, children }: WaysBarProps) => (
  <nav className={styles.bar} aria-label={label} data-bar data-print="hide">
    {children}
    <ButtonLink to={directions} variant={children ? 'line' : 'ink'} icon={<Navigation aria-hidden="true" />}>
      Directions
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  </nav>
);
