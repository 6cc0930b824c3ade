import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Card.module.css';

interface Part {
  children: ReactNode;
}

interface CardFrameProps extends Part {
  /** upright: picture above; wide: picture at the left from 768 px on. */
  layout?: 'upright' | 'wide';
  className?: string;
}

/** The card. Inside it: `CardPicture`, then `CardBody` with a `CardTitle`, whose link covers the whole card. */
export const CardFrame = ({ children, layout = 'upright', className }: CardFrameProps) => (
  <article className={classNames(styles.card, layout === 'wide' && styles.wide, className)}>
    {children}
  </article>
);

export const CardBody = ({ children }: Part) => <div className={styles.body}>{children}</div>;

/** The first line: title at the left, tags at the right. */
export const CardHead = ({ children }: Part) => <div className={styles.head}>{children}</div>;

/** The line below the head: area and rating. */
export const CardFacts = ({ children }: Part) => <div className={styles.facts}>{children}</div>;

/** Where it is, with a pin: "Tower Hill, London". */
export const CardPlace = ({ children }: Part) => (
  <p className={styles.place}>
    <MapPin aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** The description. */
export const CardText = ({ children }: Part) => <p className={styles.description}>{children}</p>;

/** The last line, below a rule: one item at the left, one at the right. */
export const CardFoot = ({ children }: Part) => <div className={styles.foot}>{children}</div>;
