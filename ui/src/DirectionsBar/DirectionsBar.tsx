import { Navigation } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../Button/Button';
import { ShareButton } from '../ShareButton/ShareButton';
import styles from './DirectionsBar.module.css';

interface DirectionsBarProps {
  label: string;
  /** Absent for a place that has no fixed place. */
  directions?: string;
  share: ComponentProps<typeof ShareButton>;
  children?: ReactNode;
}

/** Bar at the bottom of a phone's screen with directions to the place, and sharing. */
export const DirectionsBar = ({ label, directions, share, children }: DirectionsBarProps) => (
  <nav className={styles.bar} aria-label={label} data-bar data-print="hide">
    {children}
    {directions && (
      <ButtonLink
        to={directions}
        variant={children ? 'line' : 'ink'}
        icon={<Navigation aria-hidden="true" />}
      >
        Directions
        <span className="visually-hidden"> (opens in a new tab)</span>
      </ButtonLink>
    )}
    <ShareButton {...share} compact />
  </nav>
);
