import { classNames, Link } from '@guide/ui';
import type { ReactNode } from 'react';
import { type Place, pathOf } from '../places/place';
import styles from './PlaceHeading.module.css';

interface PlaceHeadingProps {
  place?: Place;
  /** Whether the link covers its positioned ancestor. */
  wide?: boolean;
  children: ReactNode;
}

export const PlaceHeading = ({ place, wide = false, children }: PlaceHeadingProps) => (
  <h3 className={styles.name}>
    {place ? (
      <Link to={pathOf(place)} className={classNames(styles.link, wide && styles.wide)}>
        {children}
      </Link>
    ) : (
      children
    )}
  </h3>
);
