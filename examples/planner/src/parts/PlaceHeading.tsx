import { classNames, Link } from '@guide/ui';
import type { ReactNode } from 'react';
import { type Place, pathOf } from '../places/place';
import styles from './PlaceHeading.module.css';

interface PlaceHeadingProps {
  /** What it leads to; absent for what has no page. */
  place?: Place;
  /** The link's area is all of the positioned element around it. */
  wide?: boolean;
  children: ReactNode;
}

/** The name of a place, or of what stands among places, as a heading. */
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
