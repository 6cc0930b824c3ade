import { i18n } from '@guide/contracts/texts';
import { Navigation } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../Button/Button';
import { hidden } from '../RichText/hidden';
import { RichText } from '../RichText/RichText';
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
        <RichText text={i18n.t('Directions<0> (opens in a new tab)</0>')} elements={[hidden]} />
      </ButtonLink>
    )}
    <ShareButton {...share} compact />
  </nav>
);
