import type { ReactNode } from 'react';
import { SmartImage } from '../SmartImage/SmartImage';
import { Rating } from '../StarRating/StarRating';
import { CardTitle } from './CardTitle';
import styles from './MiniCard.module.css';

interface MiniCardProps {
  /** Where the card leads. */
  to: string;
  title: string;
  imageUrl: string;
  /** "Tower Hill, London" */
  place: string;
  description: string;
  rating: number;
  price: string;
  /** At the upper right of the picture. */
  actions?: ReactNode;
}

/** A listing as a row: small picture left, text right. */
export const MiniCard = ({ to, title, imageUrl, actions, ...words }: MiniCardProps) => (
  <article className={styles.mini}>
    <div className={styles.picture}>
      <SmartImage src={imageUrl} alt="" name={title} sizes="(min-width: 768px) 212px, 116px" />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <div>
      <CardTitle to={to}>{title}</CardTitle>
      <p className={styles.text}>{words.description}</p>
      <p className={styles.foot}>
        <Rating rating={words.rating} />
        <span className={styles.price}>{words.price}</span>
        <span className={styles.place}>{words.place}</span>
      </p>
    </div>
  </article>
);
