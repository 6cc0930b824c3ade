import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/Button';
import styles from './WaysBar.module.css';

interface WaysBarProps {
  /** The name of the bar for assistive technology. */
  label: string;
  /** The address of a map service. */
  directions: string;
  /** What comes before the way there: booking. */
  children?: ReactNode;
}

/** On phones, in reach of the thumb while the page of a place is read: the way there. It ends the page's own element. */
export const WaysBar = ({ label, directions, children }: WaysBarProps) => (
  <nav className={styles.bar} aria-label={label} data-bar data-print="hide">
    {children}
    <ButtonLink to={directions} variant={children ? 'line' : 'ink'} icon={<Navigation aria-hidden="true" />}>
      Directions
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  </nav>
);
