import type { TextPart } from '@guide/contracts/site';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Card.module.css';

interface Part {
  children: ReactNode;
}

interface CardFrameProps extends Part {
  /** upright: picture above the text; wide: picture on the left from 768 px. */
  layout?: 'upright' | 'wide';
  className?: string;
}

/** A card. It contains a `CardPicture` and a `CardBody`, whose `CardTitle` link covers the whole card. */
export const CardFrame = ({ children, layout = 'upright', className }: CardFrameProps) => (
  <article className={classNames(styles.card, layout === 'wide' && styles.wide, className)}>
    {children}
  </article>
);

export const CardBody = ({ children }: Part) => <div className={styles.body}>{children}</div>;

/** First line of a card: title on the left, tags on the right. */
export const CardHead = ({ children }: Part) => <div className={styles.head}>{children}</div>;

export const CardFacts = ({ children }: Part) => <div className={styles.facts}>{children}</div>;

export const CardPlace = ({ children }: Part) => (
  <p className={styles.place}>
    <MapPin aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** @param part - attributes of a text in another language, from `englishPart` */
export const CardText = ({ children, ...part }: Part & TextPart) => (
  <p {...part} className={styles.description}>
    {children}
  </p>
);

/** A line of small print below the text. */
export const CardNote = ({ children }: Part) => <p className={styles.note}>{children}</p>;

export const CardFoot = ({ children }: Part) => <div className={styles.foot}>{children}</div>;
