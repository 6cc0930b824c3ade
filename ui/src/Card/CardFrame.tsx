import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Card.module.css';

interface CardFrameProps {
  children: ReactNode;
  /** upright: picture above; wide: picture at the left from 768 px on. */
  layout?: 'upright' | 'wide';
  className?: string;
}

/**
 * The white card itself. Inside it: `CardPicture`, then `CardBody` with a `CardTitle`; the title's link covers the
 * whole card, and the card rises and shows the ring for it.
 */
export const CardFrame = ({ children, layout = 'upright', className }: CardFrameProps) => (
  <article className={classNames(styles.card, layout === 'wide' && styles.wide, className)}>
    {children}
  </article>
);

export const CardBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** The last line of a card, below its rule: one thing at the left, one at the right. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
